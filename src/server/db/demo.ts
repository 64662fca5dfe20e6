import { DEMO_COMPANY, DEMO_COURSE_PLACES } from '#content/demo-company.ts';
import { DEMO_COURSES, DEMO_SIGN_UPS, type DemoCourse, type DemoSignUp } from '#content/demo-courses.ts';
import { DEMO_EPISODES } from '#content/demo-episodes.ts';
import { DEMO_PHOTOGRAPHS } from '#content/demo-photographs.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { automaticSlug, type CourseWithSeats, type TaughtCourse } from '#domain/courses/course.ts';
import { NEW_COURSE, startFrom } from '#domain/courses/course-plan.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { daysLater } from '#domain/day.ts';
import { photographSubject } from '#domain/photographs/photograph.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { recordOfApplicant } from '#server/clients/client-record.ts';
import { findOrCreateClient } from '#server/clients/find-or-create-client.ts';
import { instant, today } from '#server/clock.ts';
import { lockCourse } from '#server/courses/course-queries.ts';
import { courseToRow } from '#server/courses/course-records.ts';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { hasRows } from '#server/list-page.ts';
import { insertSignUp, newSignUp } from '#server/sign-ups/new-sign-up.ts';
import { fillInDemoArticles } from './demo-articles.ts';
import { fillInDemoClients } from './demo-clients.ts';
import { type FindClient, fillInDemoContactRequests } from './demo-contact-requests.ts';
import { type DemoPast, recordDemoPast } from './demo-past.ts';

/** Fills an empty database with an invented company, courses, sign-ups and contact requests; changes no other one. */
export async function fillWithDemo(change: Change): Promise<void> {
  const { db } = change;
  if (await hasData(change)) return;
  const now = instant(change);
  const details = JSON.stringify(companySchema.parse(DEMO_COMPANY));
  // of two servers that start at once, the one that writes the company fills in the rest
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('company')
    .values({ id: 1, details, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return;
  const types = new Map((await listCourseTypes(db)).map((type) => [type.id, type]));
  const courses = DEMO_COURSES.map((course, index) =>
    toCourse(change, course, types.get(course.type) as CourseType, index),
  );
  const episodes = DEMO_EPISODES.map((episode) => toEpisode(change, episode));
  await db
    .insertInto('course')
    .values(courses.map((course) => ({ ...courseToRow(course), createdAt: now, updatedAt: now })))
    .execute();
  const clients = await fillInDemoClients(change);
  const createdClients: DemoPast['createdClients'] = [];
  // a client that a record creates is recorded at the time of that record
  const findClient: FindClient = (record) => {
    const { receivedAt: at } = record;
    return findOrCreateClient({ ...change, record: (event) => void createdClients.push({ at, event }) }, record);
  };
  const signUps: SignUp[] = [];
  for (const [index, signUp] of DEMO_SIGN_UPS.entries())
    signUps.push(await storeSignUp(change, signUp, index, findClient));
  const requests = await fillInDemoContactRequests(change, findClient);
  const articles = await fillInDemoArticles(change);
  await db.insertInto('episode').values(episodes).execute();
  const photographs = DEMO_PHOTOGRAPHS.map((photograph, index) => toPhotograph(change, photograph, index));
  await db.insertInto('photograph').values(photographs).execute();
  recordDemoPast(change, { courses, signUps, requests, clients, createdClients, articles, episodes });
  for (const topic of ['courses', 'company', 'articles', 'episodes'] as const) change.announce(topic);
}

async function hasData({ db }: Change): Promise<boolean> {
  return (await hasRows(db.selectFrom('course'))) || (await hasRows(db.selectFrom('company')));
}

function toCourse(
  change: Change,
  { city, inDays, status, slugEnd = '' }: DemoCourse,
  type: CourseType,
  index: number,
): TaughtCourse {
  const { durationDays } = type;
  const first = courseDay(Temporal.PlainDate.from(today(change)).add({ days: inDays }), durationDays);
  return {
    ...NEW_COURSE,
    ...startFrom(type),
    id: `demo-${index + 1}`,
    slug: automaticSlug(type.nameOfCourse, city) + slugEnd,
    date: first.toString(),
    dateTo: durationDays > 1 ? first.add({ days: durationDays - 1 }).toString() : null,
    place: DEMO_COURSE_PLACES[city],
    city,
    status: status ?? 'active',
  };
}

/** The next day on which a course would really begin: not at a weekend, a longer one on a Monday, none at Christmas. */
function courseDay(wanted: Temporal.PlainDate, durationDays: number): Temporal.PlainDate {
  const needsMonday = durationDays > 1 || wanted.dayOfWeek > 5;
  const day = needsMonday ? wanted.add({ days: (8 - wanted.dayOfWeek) % 7 }) : wanted;
  const isChristmas = day.month === 12 ? day.day >= 20 : day.month === 1 && day.day <= 6;
  return isChristmas ? day.add({ weeks: 3 }) : day;
}

async function storeSignUp(
  change: Change,
  { reviewed, status, course: place, ...sent }: DemoSignUp,
  index: number,
  findClient: FindClient,
): Promise<SignUp> {
  const course = (await lockCourse(change, `demo-${place + 1}`)) as CourseWithSeats;
  const applicant = sent.companyName ? 'company' : 'person';
  const fields = { ...sent, applicant, phone: `+421 900 000 0${50 + index}`, mayBeSplit: false } as const;
  const signUp: SignUp = {
    ...(await newSignUp(change, `demo-${index + 1}`, course, { fields, consent: 'given' })),
    receivedAt: instant(change, { minutes: -95 * (DEMO_SIGN_UPS.length - index) }),
    reviewedAt: reviewed ? instant(change) : null,
    ...(status && { status }),
    cancelledAt: status === 'cancelled' ? instant(change) : null,
  };
  await insertSignUp(change, signUp, course, await findClient(recordOfApplicant('signUp', signUp)));
  return signUp;
}

function toEpisode(change: Change, { daysAgo, ...episode }: (typeof DEMO_EPISODES)[number]) {
  return {
    ...episode,
    id: `demo-${episode.number}`,
    day: daysLater(today(change), -daysAgo),
    audioUrl: '',
    audioBytes: 0,
    updatedAt: instant(change),
  };
}

function toPhotograph(change: Change, { kind, name, image }: (typeof DEMO_PHOTOGRAPHS)[number], index: number) {
  const subject = photographSubject(kind, name);
  const uncut = { focus: 'centre', zoom: 'whole' } as const;
  const [consentOn, storedAt] = [today(change), instant(change)];
  return { id: `demo-${index + 1}`, subject, image, ...uncut, alt: `Kresba: ${name}`, consentOn, storedAt };
}
