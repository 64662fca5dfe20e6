import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { aSignUp, type Client, json, offer } from '../client.ts';
import { readDocument } from '../document.ts';
import { readerOf } from './answer-reader.ts';
import { type HeldDatabase, openHeldDatabase } from './held-database.ts';

// A database that does not answer, because its tables are locked.

let database: HeldDatabase;
let client: Client;

beforeAll(async () => {
  database = await openHeldDatabase(inject('postgresUrl'));
  client = database.client;
});

afterEach(() => database.goOn());

afterAll(() => database.close());

describe('an article from a slow database', () => {
  test('is sent after the frame of its page, which shows that it is loading', async () => {
    await database.hold('article');
    const reader = readerOf(await client.request('/blog/poplach'));
    const first = await reader.next();
    expect(first).toMatch(/role="status".*Načítavam</);
    expect(first).toContain('tel:+421440000000');
    expect(first).not.toContain('<title>');
    await database.goOn();
    const rest = await reader.rest();
    expect(rest).toContain('<title>Poplach bez paniky</title>');
    expect(rest).toContain('Siréna sa rozozvučí');
    expect(rest).not.toContain('noindex');
  });

  test('that is unknown or unreadable is marked noindex, because the status was already sent', async () => {
    await database.hold('article');
    const [unknown, broken] = [await client.request('/blog/nikdy-nebol'), await client.request('/blog/poplach?x=1')];
    await database.goOn();
    const lost = await readDocument(unknown);
    expect([unknown.status, lost.meta('robots'), lost.title]).toEqual([
      200,
      'noindex',
      'Požadovaná stránka neexistuje',
    ]);
    await broken.text();
    await database.hold('article');
    const failing = await client.request('/blog/poplach?x=2');
    await database.refuse();
    const failed = await readDocument(failing);
    expect([failing.status, failed.meta('robots')]).toEqual([200, 'noindex']);
    expect(failed.headings).toEqual(['Stránku sa nepodarilo zobraziť']);
  });

  test('with a new address redirects there in the page', async () => {
    await database.hold('article');
    const answer = await client.request('/blog/povodny');
    await database.goOn();
    expect(await answer.text()).toContain('<meta http-equiv="refresh" content="0; url=/blog/dnesny">');
  });
});

test('the list of articles from a slow database redirects a wrong page number in the page', async () => {
  await database.hold('article');
  const [list, beyond] = [await client.request('/blog?x=1'), await client.request('/blog?strana=9')];
  await database.goOn();
  expect(await list.text()).toContain('content="0; url=/blog"');
  expect(await beyond.text()).toContain('content="0; url=/blog"');
});

test('no page waits for the company details in its footer', async () => {
  await database.hold('company');
  client.app.announcements.notifyListeners(['company']);
  const answer = await client.request('/referencie');
  expect(await answer.text()).toContain('tel:+421440000000');
  expect(await database.isHeld()).toBe(true);
  // in the transaction with the lock, so that the waiting query reads the new value
  await database.lock.query("update company set details = replace(details, '+421 44 000', '+421 45 111'); commit");
  expect(await (await client.request('/referencie')).text()).toContain('tel:+421451110000');
  await database.lock.query("update company set details = replace(details, '+421 45 111', '+421 44 000')");
  client.app.announcements.notifyListeners(['company']);
});

test('sign-ups that wait for a locked table are refused within five seconds; articles are served', async () => {
  const course = await offer(database.client, { slug: '/zamknuty' });
  await database.lock.query('begin; lock table participant in access exclusive mode');
  const begun = performance.now();
  const signUps = Array.from({ length: 25 }, async (_, person) => {
    const answer = await database.client.request(
      '/api/sendCourse',
      json(aSignUp({ courseId: course.id, email: `clovek${person}@example.sk` })),
    );
    return { status: answer.status, seconds: (performance.now() - begun) / 1_000 };
  });
  await expect.poll(() => database.isHeld()).toBe(true);
  // clears the cached articles
  database.client.app.announcements.notifyListeners(['articles']);
  for (const path of ['/blog', '/blog/poplach', '/api/articles']) {
    const answer = await database.client.request(path);
    expect([path, answer.status, (await answer.text()).includes('Poplach bez paniky')]).toEqual([path, 200, true]);
  }
  expect(await database.isHeld()).toBe(true);
  const answers = await Promise.all(signUps);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(6);
});
