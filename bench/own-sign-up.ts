import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createWeb, openApp, readConfig } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { findOwnPath } from '../test/own-sign-up.ts';
import { report } from './report.ts';

// How long the server works on the page of a company's sign-up, and on its application form.

const COURSE = 'demo-7';

const folder = await mkdtemp(join(tmpdir(), 'bozp-own-'));
const config = readConfig({
  NODE_ENV: 'production',
  DATA_DIR: folder,
  DEMO_CONTENT: 'on',
  BASE_URL: 'http://localhost',
});
const { app, close } = await openApp(config, { log: pino({ level: 'silent' }) });
const web = createWeb(app);
await databaseOf(app).updateTable('course').set({ capacity: 0 }).where('id', '=', COURSE).execute();

for (const people of [3, 300]) {
  const path = await signUp(people);
  report(`page of a sign-up of ${people} named people, processor`, await processorTime(path, 100), 20, 'ms');
  const form = `${path}/prihlaska.pdf`;
  report(`application form of ${people} people as PDF, processor`, await processorTime(form, 5), 300, 'ms');
}

await close();
await rm(folder, { recursive: true });

/** A company signs up its people and names them; returns the path of its page. */
async function signUp(people: number): Promise<string> {
  const sent = {
    courseId: COURSE,
    companyName: 'Veľká výroba, a. s.',
    numberOfWorkers: String(people),
    consent: true,
    firstName: '',
    lastName: '',
    email: `firma-${people}@example.sk`,
    phone: '+421 900 000 051',
    message: 'Prosíme faktúru.',
  };
  const answer = await web.request('http://localhost/api/sendCourse', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
    body: JSON.stringify(sent),
  });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  const { id } = await answer.json();
  await databaseOf(app)
    .updateTable('participant')
    .set(({ ref }) => ({ firstName: 'Žofia', lastName: ref('id') }))
    .where('signUpId', '=', id)
    .execute();
  return findOwnPath(app, id);
}

/** Milliseconds of the main thread that a request takes after a warm-up of as many; other threads do not count. */
async function processorTime(path: string, rounds: number): Promise<number> {
  for (let round = 0; round < rounds; round += 1) await request(path);
  const begun = process.threadCpuUsage();
  for (let round = 0; round < rounds; round += 1) await request(path);
  const { user, system } = process.threadCpuUsage(begun);
  return Math.round((user + system) / 1_000 / rounds);
}

async function request(path: string): Promise<void> {
  const answer = await web.request(`http://localhost${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}
