import { type Kysely, sql } from 'kysely';
import { CITIES } from '#domain/courses/course.ts';
import { courseSearch } from '#domain/courses/course-list.ts';
import { startFrom } from '#domain/courses/course-plan.ts';
import { courseToRow } from '#server/courses/course-records.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

// A nationwide training company: 18 000 of 20 000 courses have not taken place yet, in all cities and of all types.
export const COURSES = 20_000;
export const ARTICLES = 2_000;
const SIGN_UPS = 25_000;
const EPISODES = 500;

const BATCH = 500;
const TODAY = Temporal.Now.plainDateISO('Europe/Bratislava');

/** Multiplies the demo data; an id is a noun and a number from 0 on. */
export async function fillScale(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (db) => {
    await insert(COURSES, await courseMaker(db), (rows) => db.insertInto('course').values(rows).execute());
    await insert(SIGN_UPS, await signUpMaker(db), (rows) => db.insertInto('signUp').values(rows).execute());
    await insert(SIGN_UPS, participants, (rows) => db.insertInto('participant').values(rows.flat()).execute());
    await insert(ARTICLES, await articleMaker(db), (rows) => db.insertInto('article').values(rows).execute());
    await insert(EPISODES, await episodeMaker(db), (rows) => db.insertInto('episode').values(rows).execute());
  });
}

/** Both engines do this automatically after some time. */
export async function tidy(db: Db): Promise<void> {
  await sql`vacuum`.execute(db);
  await sql`analyze`.execute(db);
}

async function insert<Row>(count: number, row: (index: number) => Row, write: (rows: Row[]) => Promise<unknown>) {
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    await write(Array.from({ length: size }, (_, index) => row(first + index)));
  }
}

async function courseMaker(db: Kysely<Tables>) {
  const types = await listCourseTypes(db);
  const at = { createdAt: '2026-01-01T08:00:00.000Z', updatedAt: '2026-01-01T08:00:00.000Z' };
  return (index: number) => {
    const type = types[index % types.length] as (typeof types)[0];
    const { nameOfCourse } = type;
    const city = CITIES[(index >> 4) % CITIES.length] as (typeof CITIES)[number];
    const place = `Príkladná ${index % 40}`;
    return {
      ...courseToRow({
        ...startFrom(type),
        city,
        place,
        id: `course-${index}`,
        slug: `/kurz-${index}`,
        date: TODAY.add({ days: Math.floor(index / 50) - 40 }).toString(),
        dateTo: null,
        lecturerId: null,
        hours: null,
        room: '',
        note: '',
        invoicePrice: '',
        minimum: 0,
        status: index % 50 === 0 ? 'inactive' : 'active',
        isPrivate: false,
        attachments: [],
      }),
      ...courseSearch({ nameOfCourse, city, place }),
      ...at,
    };
  };
}

/** Two seats each, so that 50 000 people are distributed over all courses. */
async function signUpMaker(db: Kysely<Tables>) {
  const demo = await db.selectFrom('signUp').selectAll().limit(1).executeTakeFirstOrThrow();
  return (index: number) => ({
    ...demo,
    id: `sign-up-${index}`,
    number: index + 1,
    courseId: `course-${index % COURSES}`,
    status: statusOf(index),
  });
}

function participants(index: number) {
  return [0, 1].map((position) => ({
    id: `sign-up-${index}-${position}`,
    signUpId: `sign-up-${index}`,
    position,
    firstName: null,
    lastName: null,
    status: statusOf(index),
  }));
}

function statusOf(index: number) {
  return index % 20 === 7 ? ('waiting' as const) : ('confirmed' as const);
}

/** All are older than the demo articles and cover the same services. */
async function articleMaker(db: Kysely<Tables>) {
  const demo = await db.selectFrom('article').selectAll().where('publishAt', 'is not', null).orderBy('id').execute();
  return (index: number) => ({
    ...(demo[index % demo.length] as (typeof demo)[0]),
    id: `article-${index}`,
    slug: `clanok-${index}`,
    previewKey: `key-${index}`,
    publishAt: `${TODAY.subtract({ days: 400 + index })}T06:00:00.000Z`,
  });
}

async function episodeMaker(db: Kysely<Tables>) {
  const demo = await db.selectFrom('episode').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
  return (index: number) => ({
    ...demo,
    audioUrl: 'https://zvuk.example.sk/4.mp3',
    audioBytes: 4_800_000,
    id: `episode-${index}`,
    number: 1_000 + index,
    day: TODAY.subtract({ days: 400 + index * 7 }).toString(),
  });
}
