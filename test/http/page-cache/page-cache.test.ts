import { describe, expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { setUpClient } from '../client.ts';
import { FINDER, rename, replaceCourses, text } from './cached-page.ts';

const client = await setUpClient();
// for all tests: a rush of changes would mark pages stale half a second later
const course = await replaceCourses(client);

const page = '/kurzy-a-skolenia/prva-pomoc';

describe('a page requested twice', () => {
  test.each(['/', '/kurzy-a-skolenia', FINDER, `${FINDER}&krok=1`, '/kurzy-a-skolenia/prva-pomoc'])(
    '%s is served byte-identically from the cache',
    async (path) => {
      const first = await client.request(path);
      const html = await first.text();
      await changeUnannounced();
      const second = await client.request(path);
      expect(await second.text()).toBe(html);
      expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
      expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
      expect(second.headers.get('Content-Length')).toBe(String(new TextEncoder().encode(html).length));
    },
  );

  test('is revalidated by the browser each time', async () => {
    expect((await client.request(page)).headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('answers 304 while it is unchanged, and 200 after a change', async () => {
    const etag = (await client.request(page)).headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': etag };
    const unchanged = await client.request(page, { headers });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect(unchanged.headers.get('ETag')).toBe(etag);
    expect(unchanged.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    await rename(client, course, 'Kurz s novým menom');
    const changed = await client.request(page, { headers });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
  });

  // RFC 9110, 13.1.2: a list, and the weak comparison
  test.each([
    ['among others', (etag: string) => `"nieco", ${etag}`],
    ['as a strong one', (etag: string) => etag.replace('W/', '')],
    ['as a wildcard', () => '*'],
  ])('answers 304 also for an ETag sent %s', async (_how, named) => {
    const etag = (await client.request(page)).headers.get('ETag') ?? '';
    expect((await client.request(page, { headers: { 'If-None-Match': named(etag) } })).status).toBe(304);
  });

  test('is not confused with another encoding of it', async () => {
    const etag = (await client.request(page)).headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': etag, 'Accept-Encoding': 'br' };
    expect((await client.request(page, { headers })).status).toBe(200);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    for (let time = 0; time < 2; time += 1) {
      const head = await client.request(page, { method: 'HEAD' });
      const get = await client.request(page);
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      for (const name of ['ETag', 'Content-Type', 'Content-Length', 'Content-Security-Policy', 'Vary']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
      await get.body?.cancel();
    }
  });
});

describe('the page cache excludes', () => {
  test.each(['/signIn', '/signIn/prvy-ucet', '/dashboard'])('%s, which depends on the user', async (path) => {
    const answer = await client.request(path);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('ETag')).toBeNull();
  });

  test('pages of signed-in staff', async () => {
    const desk = await client.request('/dashboard', { headers: client.staff });
    expect(desk.headers.get('Cache-Control')).toBe('no-store');
    expect((await client.request('/dashboard')).status).toBe(302);
  });
});

test('a foreign Host header does not appear in the page of the next visitor', async () => {
  const headers = { Host: 'cudzi.example', 'X-Forwarded-Host': 'cudzi.example', Forwarded: 'host=cudzi.example' };
  const poisoned = await client.web.request(new Request(`http://cudzi.example${page}`, { headers }));
  expect(poisoned.status).toBe(200);
  expect(await text(client, page)).not.toContain('cudzi.example');
});

test('a change without an announcement is not shown on a cached page', async () => {
  await text(client, page);
  const name = await changeUnannounced();
  expect(await text(client, page)).not.toContain(name);
  // data for hydrated pages is not cached
  expect(await text(client, `${page}.data`)).toContain(name);
});

let changes = 0;

/** Renames every course without an announcement, so that only a new render shows it; returns the name. */
async function changeUnannounced(): Promise<string> {
  changes += 1;
  const nameOfCourse = `Zmenené potajomky ${changes}`;
  await databaseOf(client.app).updateTable('course').set({ nameOfCourse }).execute();
  return nameOfCourse;
}
