import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { openApp, readConfig } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { type ServerProcess, startServer } from '../test/server-process.ts';
import { fillDesk } from './desk-data.ts';
import { report } from './report.ts';
import { signedInCookie } from './signed-in.ts';

// Time to create printed documents and exports, on both databases: an attendance list of 40 people, right after the
// start and later, and 12 500 of 50 000 sign-ups; and the memory that all 50 000 take.
const ROUNDS = 9;
const PEOPLE = 40;
const STAFF = {
  STAFF_EMAIL: 'jana.kovacova@example.sk',
  STAFF_PASSWORD: 'dlhe-tajne-heslo-1',
  STAFF_NAME: 'Jana Skúšková',
};
/** Staff request the list from the page of the course. */
const COURSE = '/dashboard/kurzy/course-forty/obsadenost';
const LIST = '/dashboard/kurzy/course-forty/listina.pdf';
/** The city of a quarter of all sign-ups. */
const QUARTER = '?mesto=Žilina';

await measure('SQLite', {});
const postgres = await startPostgres();
await measure('Postgres', { DATABASE_URL: `${postgres.url}/postgres` });
await postgres.close();

async function measure(engine: string, database: Record<string, string>): Promise<void> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bozp-documents-'));
  const environment = { DATA_DIR, ...STAFF, ...database };
  const { app, close } = await openApp(readConfig({ NODE_ENV: 'production', ...environment }));
  await fillDesk(databaseOf(app));
  await fillCourse(databaseOf(app));
  await close();

  const server = await startServer(environment, { keepsLog: false });
  const cookie = await signedInCookie(server.url, STAFF);
  const time = async (path: string) => {
    const begun = performance.now();
    const answer = await fetch(server.url + path, { headers: { cookie } });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return { milliseconds: Math.round(performance.now() - begun), kilobytes: Math.round(byteLength / 1_000) };
  };
  await time(COURSE);
  const first = await time(LIST);
  report(
    `${engine}, attendance list of ${PEOPLE}, the first, as the server makes its pages (${first.kilobytes} kB)`,
    first.milliseconds,
    300,
    'ms',
  );
  await untilIdle(server);
  const later: number[] = [];
  const workedBefore = await server.processorSeconds();
  for (let round = 0; round < ROUNDS; round += 1) later.push((await time(LIST)).milliseconds);
  const worked = Math.round((((await server.processorSeconds()) - workedBefore) * 1_000) / ROUNDS);
  report(
    `${engine}, attendance list of ${PEOPLE}, the longest of ${ROUNDS} more (processor ${worked} ms each)`,
    Math.max(...later),
    300,
    'ms',
  );
  for (const format of ['csv', 'xlsx']) {
    const { milliseconds, kilobytes } = await time(`/dashboard/prihlasky/zoznam.${format}${QUARTER}`);
    report(`${engine}, 12 500 sign-ups as ${format} (${kilobytes} kB)`, milliseconds, 3_000, 'ms');
  }
  const grown = await growth(server, async () => void (await time('/dashboard/prihlasky/zoznam.csv')));
  report(`${engine}, memory for 50 000 sign-ups as csv`, grown, 80, 'MB');
  await server.close();
  await rm(DATA_DIR, { recursive: true, force: true });
}

/** Waits until a started server has prerendered its pages, which takes some seconds. */
async function untilIdle(server: ServerProcess): Promise<void> {
  let [before, now] = [0, await server.processorSeconds()];
  while (now - before > 0.02) {
    await delay(500);
    [before, now] = [now, await server.processorSeconds()];
  }
}

/** A course of forty named people, all of one sign-up. */
async function fillCourse(db: Kysely<Tables>): Promise<void> {
  const course = await db.selectFrom('course').selectAll().where('id', '=', 'course-4800').executeTakeFirstOrThrow();
  const signUp = await db
    .selectFrom('signUp')
    .selectAll()
    .where('id', '=', 'sign-up-48000')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('course')
    .values({ ...course, id: 'course-forty', slug: '/kurz-pre-styridsat' })
    .execute();
  await db
    .insertInto('signUp')
    .values({ ...signUp, id: 'sign-up-forty', number: 0, courseId: 'course-forty', status: 'confirmed' })
    .execute();
  const people = Array.from({ length: PEOPLE }, (_, position) => ({
    id: `forty-${position}`,
    signUpId: 'sign-up-forty',
    position,
    firstName: 'Žofia',
    lastName: `Ľuptáková-Ďuričková ${position}`,
    status: 'confirmed' as const,
  }));
  await db.insertInto('participant').values(people).execute();
}

/** The largest growth of the server's memory in megabytes during an act that has already been done once. */
async function growth(server: ServerProcess, act: () => Promise<void>): Promise<number> {
  await act();
  const before = await server.memoryMegabytes();
  let isDone = false;
  const acting = act().finally(() => {
    isDone = true;
  });
  let most = before;
  while (!isDone) {
    most = Math.max(most, await server.memoryMegabytes());
    await delay(20);
  }
  await acting;
  return most - before;
}
