import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listRequestFailures } from '#server/request-failures/failure-log.ts';
import { type Client, openClient } from '../client.ts';
import { expectProblem } from '../problem.ts';

let client: Client;
let logged: string[];
beforeEach(async () => {
  logged = [];
  client = await openClient({ parts: { log: pino({}, { write: (line: string) => void logged.push(line) }) } });
  // simulates an internal error: every query of articles fails
  await sql`alter table article rename to away`.execute(client.app.db);
});
afterEach(() => client.close());

const numberOf = (answer: Response) => answer.headers.get('X-Request-Id') ?? '';
const storedNumbers = async () => (await listRequestFailures(client.app)).map(({ requestId }) => requestId);
const seen = async (path: string) => {
  const { html } = await client.read(path, client.staff);
  return html.replace(/<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
};

test('a failed page shows the number of its request, by which staff can find it', async () => {
  const failed = await client.request('/blog/novakova', { headers: { Accept: 'text/html' } });
  expect(failed.status).toBe(500);
  const number = numberOf(failed);
  expect(await failed.text()).toContain(number);
  await expect.poll(storedNumbers).toEqual([number]);
  expect(await seen(`/dashboard/stav?cislo=${number.slice(0, 8)}`)).toMatch(
    new RegExp(`dnes 12\\.00 Chyba v programe .* /blog/:slug ${number}`),
  );
  expect(await seen(`/dashboard/stav?cislo=Číslo+požiadavky+${number}`)).toContain(`/blog/:slug ${number}`);
  expect(await seen('/dashboard/stav?cislo=0000')).toContain('sme nenašli');
  expect(await seen('/dashboard/stav?cislo=nefunguje')).toContain('sme nenašli');
  expect(await seen('/dashboard/stav')).not.toContain('novakova');
});

test('a failed API call returns the number of its request', async () => {
  const failed = await client.request('/api/articles');
  expect(await expectProblem(failed, 500)).toMatchObject({ requestId: numberOf(failed) });
  await expect.poll(storedNumbers).toEqual([numberOf(failed)]);
  expect(await seen('/dashboard/stav')).toMatch(/SqliteError|Error ERR_SQLITE_ERROR|Error 1 \/api\/articles/);
});

test('the log contains the number of a failed request with the error', async () => {
  const number = numberOf(await client.request('/blog/novakova'));
  await expect.poll(storedNumbers).toEqual([number]);
  const lines = logged.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === number);
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, route: '/blog/:slug', err: expect.anything() }));
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', status: 500 }));
});

test('an unknown address or a refusal is not counted as a failure', async () => {
  for (const path of ['/nic', '/kontakt', '/dashboard']) await client.request(path);
  await client.request('/api/sendContact', { method: 'POST', body: '{' });
  expect(await storedNumbers()).toEqual([]);
  expect(client.app.failures.counts).toEqual({ fault: 0, unavailable: 0, slow: 0, damaged: 0 });
});
