import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from '../client.ts';
import { SITE_MAP } from '../route-patterns.ts';
import { storeOneOfEach } from '../routes/stored.ts';

// An address may contain personal data: a code that gives access, the id of a record, search words. None of it is
// logged.

let client: Client;
let empty: Client;
let log = '';

beforeAll(async () => {
  const lines = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const parts = { log: pino({ level: 'trace' }, lines) };
  client = await openClient({ parts });
  empty = await openClient({ hasStaff: false, parts });
});
afterAll(async () => {
  await client.close();
  await empty.close();
});

const SECRET = 'tajne4kod7';

/** Every address of the site map and of the API, with the secret in every parameter. */
const ADDRESSES = [...SITE_MAP, '/api/articles/:slug', '/getCourses', '/updateCourse/:id', '/deleteCourse/:id'].map(
  (path) => `${path.replace(/:\w+|\*/g, SECRET)}?kod=${SECRET}&token=${SECRET}&hladat=${SECRET}`,
);

test('the log contains only the patterns of addresses, and nothing about senders', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ email: `${SECRET}@example.sk`, kod: SECRET }) };
  const from = { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': SECRET, Referer: `http://localhost/${SECRET}` };
  for (const address of ADDRESSES) {
    const isOfDesk = address.startsWith('/dashboard');
    await client.request(address, { headers: { ...from, ...(isOfDesk && client.staff) } });
    if (!isOfDesk) await client.request(address, { ...form, headers: from });
  }
  expect(log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(ADDRESSES.length);
  expect(log).not.toContain(SECRET);
  expect(log).not.toContain('203.0.113.77');
});

test('the log contains no secret code, neither when it is created nor when it is used', async () => {
  const stored = await storeOneOfEach(client, empty);
  const paths = [
    `/kurz/${stored.linkCode}`,
    `/ponuka-miesta/${stored.offerId}`,
    `/vasa-prihlaska/${stored.linkedCode}`,
    `/vasa-prihlaska/${stored.linkedCode}/tabulka/${stored.rosterId}`,
    `/vasa-prihlaska/${stored.linkedCode}/prihlaska.pdf`,
    `/vasa-prihlaska/${stored.linkedCode}/kurz.ics`,
    `/doplnit-mena?kod=${stored.linkedCode}`,
    `/signIn/pozvanka?kod=${stored.invitation}`,
    `/blog/nahlad/${stored.previewKey}`,
  ];
  for (const path of paths) await (await client.request(path)).text();
  await (await empty.request(`/signIn/prvy-ucet?kod=${stored.code}`)).text();
  const codes = [
    stored.linkCode,
    stored.offerId,
    stored.linkedCode,
    stored.rosterId,
    stored.invitation,
    stored.previewKey,
    stored.code,
  ];
  for (const code of codes) {
    expect(code.length).toBeGreaterThan(5);
    expect(log).not.toContain(code);
  }
  expect(log).not.toMatch(/cvicny|cvičný|@example/i);
});
