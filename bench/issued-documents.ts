import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createWeb, openApp, readConfig } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { report } from './report.ts';

// A course of 500 people is closed and their documents are issued: how long the processor works on it, how much memory
// it takes, on the first document as a preview, and on the page that checks one.

const COURSE = 'demo-7';
const DESK = `/dashboard/kurzy/${COURSE}`;
const SIGN_UPS = 20;
const PEOPLE_EACH = 25;
const SITE = 'http://localhost';
const STAFF = {
  STAFF_EMAIL: 'jana.kovacova@example.sk',
  STAFF_PASSWORD: 'dlhe-tajne-heslo-1',
  STAFF_NAME: 'Jana Skúšková',
};

const folder = await mkdtemp(join(tmpdir(), 'bozp-issued-'));
const config = readConfig({
  NODE_ENV: 'production',
  DATA_DIR: folder,
  DEMO_CONTENT: 'on',
  BASE_URL: SITE,
  PUBLIC_FORM_LIMIT: '1000',
  ...STAFF,
});
const { app, close } = await openApp(config, { log: pino({ level: 'silent' }) });
const web = createWeb(app);
const db = databaseOf(app);
const cookie = await signIn();
const ids = await fillCourse();
await closeCourse();

const preview = `${DESK}/doklady/nahlad?${new URLSearchParams({ ucastnik: ids[0] ?? '' })}`;
report('first document of a process, as a preview, processor', await processorTime(() => get(preview)), 300, 'ms');
global.gc?.();
const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 20);
report('500 documents are issued, processor', await processorTime(() => post(`${DESK}/doklady`)), 3_000, 'ms');
clearInterval(watch);
report('memory for 500 documents', Math.round((most - before) / 1_000_000), 50, 'MB');
const issued = await db.selectFrom('issuedDocument').select('code').execute();
if (issued.length !== ids.length) throw new Error(`${issued.length} documents of ${ids.length}`);
const check = `/overenie/${issued[0]?.code}`;
const page = await get(check);
report('page that checks a document', Math.round(page.length / 100) / 10, 15, 'kB');
const times: number[] = [];
for (let round = 0; round < 100; round += 1) times.push(await processorTime(() => get(check)));
report('page that checks a document, p95, processor', times.sort((a, b) => a - b)[95] ?? 0, 20, 'ms');

await close();
await rm(folder, { recursive: true });

async function signIn(): Promise<string> {
  const answer = await web.request(`${SITE}/signIn`, {
    method: 'POST',
    headers: { Origin: SITE },
    body: new URLSearchParams({ email: STAFF.STAFF_EMAIL, password: STAFF.STAFF_PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Companies sign up their people for a course in first aid, which is today then; returns the ids of the people. */
async function fillCourse(): Promise<string[]> {
  const { id: lecturerId } = await db.selectFrom('staffMember').select('id').executeTakeFirstOrThrow();
  const { details } = await db.selectFrom('company').select('details').executeTakeFirstOrThrow();
  const permit = { document: 'KPP', issuer: 'Úrad', number: 'KPP-7', since: '01.01.2020', until: 'neurčito' };
  await db
    .updateTable('company')
    .set({ details: JSON.stringify({ ...JSON.parse(details), permits: [permit] }) })
    .execute();
  await db.updateTable('course').set({ capacity: 0, lecturerId }).where('id', '=', COURSE).execute();
  for (let company = 0; company < SIGN_UPS; company += 1) await signUp(company);
  const date = new Date().toISOString().slice(0, 10);
  const day = { date, dateTo: null, courseTypeId: 'prva-pomoc' };
  await db.updateTable('course').set(day).where('id', '=', COURSE).execute();
  await db
    .updateTable('signUp')
    .set({ courseDate: date, courseDateTo: null })
    .where('courseId', '=', COURSE)
    .execute();
  await db
    .updateTable('participant')
    .set(({ ref }) => ({ firstName: 'Žofia', lastName: ref('id'), birthDate: '1988-02-14' }))
    .where('signUpId', 'in', db.selectFrom('signUp').select('id').where('courseId', '=', COURSE))
    .execute();
  const people = await db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'signUpId')
    .select('participant.id')
    .where('courseId', '=', COURSE)
    .where('participant.status', '=', 'confirmed')
    .execute();
  return people.map(({ id }) => id);
}

async function signUp(company: number): Promise<void> {
  const answer = await web.request(`${SITE}/api/sendCourse`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE },
    body: JSON.stringify({
      courseId: COURSE,
      companyName: `Výroba ${company}, a. s.`,
      numberOfWorkers: String(PEOPLE_EACH),
      firstName: '',
      lastName: '',
      email: `firma-${company}@example.sk`,
      phone: '+421 900 000 051',
      message: 'Prosíme faktúru.',
      consent: true,
    }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
}

/** Everybody was present and has passed. */
async function closeCourse(): Promise<void> {
  const results = ids.flatMap((id) => [
    [`ucast-${id}`, 'on'],
    [`vysledok-${id}`, 'passed'],
  ]);
  await post(`${DESK}/uzavretie`, [...results, ['akcia', 'uzavriet']]);
}

async function post(path: string, fields: string[][] = []): Promise<void> {
  const body = new FormData();
  for (const [name = '', value = ''] of fields) body.append(name, value);
  const answer = await web.request(SITE + path, { method: 'POST', headers: { cookie, Origin: SITE }, body });
  if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
}

async function get(path: string): Promise<Uint8Array> {
  const answer = await web.request(SITE + path, { headers: { cookie, 'Accept-Encoding': 'gzip' } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** How long an act takes of the processor, in milliseconds: other work on the machine does not count. */
async function processorTime(act: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(begun);
  return Math.round((user + system) / 1_000);
}
