import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { databaseOf } from '../../database-of.ts';
import { openMailServer, type TestMailServer } from '../../smtp.ts';
import { WAITLIST_FORM } from '../../waitlist.ts';
import { aSignUp, type Client, json, ORIGIN, offer, openClient, signUp } from '../client.ts';
import { aForm, sendForm } from '../sign-up-form.ts';

// One person uses every public form, with and without mistakes, and staff search for her. Logs, metrics and emails to
// others must not contain her data.

const ZUZANA = {
  firstName: 'Zuzana',
  lastName: 'Neviditeľná',
  email: 'neviditelna@example.sk',
  phone: '+421 911 777 333',
  message: 'Horšie vidím, prosím o miesto vpredu.',
};
const HER_DATA = /nevidite[lľ]n|zuzana|911.?777.?333|horšie vid/i;
const OTHER = 'peter.iny@example.sk';

let client: Client;
let mailServer: TestMailServer;
let log = '';
/** The Location headers of all answers to her and to staff. */
const locations: string[] = [];
const errorPages: string[] = [];

beforeAll(async () => {
  mailServer = await openMailServer();
  // servers often repeat the refused address in their answer
  mailServer.refuse({ at: 'recipient', reason: `<${ZUZANA.email}> Zuzana unknown`, recipient: ZUZANA.email });
  const lines = {
    write(line: string) {
      log += line;
    },
  };
  const parts = { log: pino({ level: 'trace' }, lines) };
  const environment = { METRICS_PORT: '0', SMTP_URL: mailServer.url, BASE_URL: ORIGIN };
  client = await openClient({ parts, environment });
  const course = await offer(client, { date: '2026-12-30' });
  await signUp(client, { ...aSignUp({ email: OTHER, firstName: 'Peter', lastName: 'Iný' }), courseId: course.id });
  await sendEveryForm(course.id, course.slug);
  await searchForHer();
  await sendFailingForms(course.id, course.slug);
});
afterAll(async () => {
  await client.close();
  await mailServer.close();
});

const note = async (answer: Response) => {
  locations.push(answer.headers.get('Location') ?? '');
  return answer;
};

async function sendEveryForm(courseId: string, slug: string): Promise<void> {
  const sent = [
    await sendForm(client, aForm({ ...ZUZANA }), slug),
    // with a mistake, a second time, and at the address of no course
    await sendForm(client, aForm({ ...ZUZANA, email: 'neviditelna@' }), slug),
    await sendForm(client, aForm({ ...ZUZANA }), slug),
    await sendForm(client, aForm({ ...ZUZANA }), '/nie-je'),
    await client.request('/api/sendCourse', json({ ...aSignUp(ZUZANA), courseId, numberOfWorkers: 'x' })),
    await client.request('/api/sendCourse', json(`{"email":"${ZUZANA.email}"`)),
    await client.request('/api/sendContact', json(aContact(ZUZANA))),
    await client.send('/zaujem-o-termin', { ...WAITLIST_FORM, ...ZUZANA, consent: 'on' }),
    await client.send('/signIn', { email: ZUZANA.email, password: 'x' }),
  ];
  for (const answer of sent) await note(answer);
}

async function searchForHer(): Promise<void> {
  for (const path of ['/dashboard/hladanie?q=', '/dashboard/prihlasky?hladat=', '/dashboard/dopyty?hladat=']) {
    const answer = await client.request(path + ZUZANA.email, { headers: client.staff });
    expect(await answer.text()).toContain(ZUZANA.lastName);
  }
}

async function sendFailingForms(courseId: string, slug: string): Promise<void> {
  await vi.waitFor(() => expect(log).toContain('email not sent'), { timeout: 20_000 });
  const database = databaseOf(client.app);
  await sql`alter table submission rename to away`.execute(database);
  const failed = [
    await sendForm(client, aForm({ ...ZUZANA, message: 'znova' }), slug),
    await client.request('/api/sendCourse', json({ ...aSignUp(ZUZANA), courseId })),
    await client.request('/api/sendContact', json(aContact({ ...ZUZANA, message: 'znova' }))),
  ];
  for (const answer of failed) {
    expect(answer.status).toBeGreaterThanOrEqual(500);
    errorPages.push(await answer.text());
  }
  await sql`alter table away rename to submission`.execute(database);
}

test('the log contains no data of a person who sent every form', () => {
  expect(log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(12);
  expect(log).not.toMatch(HER_DATA);
});

test('the metrics contain no data of a person who sent every form', async () => {
  expect(await client.web.metrics?.text()).not.toMatch(HER_DATA);
});

test('stored failures of requests and jobs contain no data of a person who sent every form', async () => {
  const { db } = client.app;
  const notes = () => db.selectFrom('requestFailure').selectAll().execute();
  await vi.waitFor(async () => expect(await notes()).toHaveLength(errorPages.length), { timeout: 20_000 });
  const jobs = await db.selectFrom('job').selectAll().execute();
  expect(JSON.stringify([await notes(), jobs])).not.toMatch(HER_DATA);
});

test('error pages and redirects contain no data of a person who sent every form', () => {
  expect(errorPages.join()).not.toMatch(HER_DATA);
  expect(locations.filter(Boolean).length).toBeGreaterThan(1);
  expect(locations.join()).not.toMatch(HER_DATA);
});

test('emails to others contain no data of a person who sent every form', async () => {
  const emails = await client.app.db.selectFrom('email').selectAll().execute();
  const toOther = emails.filter(({ recipient }) => recipient === OTHER);
  expect(toOther).not.toEqual([]);
  expect(JSON.stringify(toOther)).not.toMatch(HER_DATA);
  // the control: the emails to her contain them
  expect(JSON.stringify(emails)).toMatch(HER_DATA);
});
