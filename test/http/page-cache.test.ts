import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { databaseOf } from '../database-of.ts';
import { aSignUp, bytesOf, type Client, json, offer, openClient, signUp } from './client.ts';
import { readDocument } from './document.ts';

const FINDER = '/kurzy-a-skolenia?mesto=%C5%BDilina';

let client: Client;
let course: CourseWithSeats;

const page = '/kurzy-a-skolenia/prva-pomoc';

beforeAll(async () => {
  client = await openClient();
});

/** Begins anew; the call that makes the course says so, and whatever was kept of courses is gone. */
async function aNewCourse(): Promise<void> {
  await databaseOf(client.app).deleteFrom('course').execute();
  course = await offer(client, { slug: '/prva-pomoc', capacity: 12 });
}

afterAll(() => client.close());

describe('a page asked for twice', () => {
  beforeEach(aNewCourse);

  test.each(['/', '/kurzy-a-skolenia', FINDER, `${FINDER}&krok=1`, '/kurzy-a-skolenia/prva-pomoc'])(
    '%s comes from memory, byte by byte the same',
    async (path) => {
      const first = await client.request(path);
      const html = await first.text();
      await changeBehindTheHouse();
      const second = await client.request(path);
      expect(await second.text()).toBe(html);
      expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
      expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
      expect(second.headers.get('Content-Length')).toBe(String(new TextEncoder().encode(html).length));
    },
  );

  test('is asked for again by the browser each time', async () => {
    expect((await client.request(page)).headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('costs 304 while it is unchanged, and 200 once it is not', async () => {
    const etag = (await client.request(page)).headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': etag };
    const unchanged = await client.request(page, { headers });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe('');
    expect(unchanged.headers.get('ETag')).toBe(etag);
    expect(unchanged.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    await rename('Kurz s novým menom');
    const changed = await client.request(page, { headers });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
  });

  // RFC 9110, 13.1.2: a list, and the weak comparison
  test.each([
    ['among others', (etag: string) => `"nieco", ${etag}`],
    ['weakened by a proxy on the way', (etag: string) => `W/${etag}`],
    ['as whatever there is', () => '*'],
  ])('costs 304 too for one who names it %s', async (_how, named) => {
    const etag = (await client.request(page)).headers.get('ETag') ?? '';
    expect((await client.request(page, { headers: { 'If-None-Match': named(etag) } })).status).toBe(304);
  });

  test('is not mistaken for another encoding of it', async () => {
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

describe('the encoding', () => {
  beforeAll(aNewCourse);

  const decoders: Record<string, (bytes: Uint8Array) => Uint8Array> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    deflate: inflateSync,
    none: (bytes) => bytes,
  };

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0', 'gzip'],
    ['identity', 'none'],
    ['', 'none'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'none'],
    ['brotli-neznamy', 'none'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'none'],
    ['identity;q=0.5, *;q=0', 'none'],
    [',,;;q=,"', 'none'],
  ])('for „%s“ is %s, and reads as the same page', async (accepted, expected) => {
    const plain = await (await client.request(page)).text();
    for (const path of [page, '/signIn']) {
      const answer = await client.request(path, { headers: { 'Accept-Encoding': accepted } });
      const encoding = answer.headers.get('Content-Encoding') ?? 'none';
      if (path === page) expect(encoding).toBe(expected);
      expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
      const text = new TextDecoder().decode(decoders[encoding]?.(await bytesOf(answer)));
      if (path === page) expect(text).toBe(plain);
      else expect(text).toContain('<h1>Prihlásenie</h1>');
    }
  });
});

describe('what changes is seen at once', () => {
  beforeEach(aNewCourse);

  test('a new course in the finder', async () => {
    await text(FINDER);
    await offer(client, { nameOfCourse: 'Kurz lešenárov' });
    expect(await text(FINDER)).toContain('Kurz lešenárov');
  });

  test('a renamed course on its page and in the finder', async () => {
    await Promise.all([text(page), text(FINDER)]);
    await rename('Kurz s novým menom');
    expect(await text(page)).toContain('Kurz s novým menom');
    expect(await text(FINDER)).toContain('Kurz s novým menom');
  });

  test('a hidden course, a deleted course', async () => {
    await text(page);
    await client.request(`/updateCourse/${course.id}`, json({ ...course, status: 'inactive' }, client.staff, 'PUT'));
    expect((await client.request(page)).status).toBe(404);
    await client.request(`/updateCourse/${course.id}`, json(course, client.staff, 'PUT'));
    expect((await client.request(page)).status).toBe(200);
    await client.request(`/deleteCourse/${course.id}`, { method: 'DELETE', headers: client.staff });
    expect((await client.request(page)).status).toBe(404);
    expect(await text(FINDER)).toContain('Pre zvolené mesto nie sú dostupné žiadne kurzy!');
  });

  test('a course that appears where there was a 404', async () => {
    expect((await client.request('/kurzy-a-skolenia/novy')).status).toBe(404);
    await offer(client, { slug: '/novy' });
    expect((await client.request('/kurzy-a-skolenia/novy')).status).toBe(200);
  });

  test('the seats a sign-up takes, and those a cancelled one gives back', async () => {
    for (const path of [page, FINDER]) expect(await text(path)).toContain('12 voľných z 12');
    const { id } = await signUp(
      client,
      aSignUp({ courseId: course.id, companyName: 'Pekáreň', numberOfWorkers: '3' }),
    );
    for (const path of [page, FINDER]) expect(await text(path)).toContain('9 voľných z 12');
    const cancelled = await client.request(`/dashboard/prihlasky/${id}/zrusenie`, {
      method: 'POST',
      headers: client.staff,
      body: new URLSearchParams(),
    });
    expect(cancelled.status).toBe(303);
    for (const path of [page, FINDER]) expect(await text(path)).toContain('12 voľných z 12');
  });

  test('the end of the day in Bratislava', async () => {
    const evening = await openClient();
    onTestFinished(() => evening.close());
    await offer(evening, { slug: '/dnesny', nameOfCourse: 'Dnešný kurz', date: '2026-11-20' });
    const shown = async () => (await (await evening.request(FINDER)).text()).includes('Dnešný kurz');
    const isOpen = async () =>
      (await readDocument(await evening.request('/kurzy-a-skolenia/dnesny'))).field('email') !== undefined;
    expect([await shown(), await isOpen()]).toEqual([true, true]);
    evening.wait({ hours: 11, minutes: 59 });
    expect([await shown(), await isOpen()]).toEqual([true, true]);
    evening.wait({ minutes: 1 });
    expect([await shown(), await isOpen()]).toEqual([false, false]);
  });
});

describe('not from memory and not into it', () => {
  test.each(['/signIn', '/signIn/prvy-ucet', '/dashboard'])('goes %s, which is not for everybody', async (path) => {
    const answer = await client.request(path);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('ETag')).toBeNull();
  });

  test('goes what a signed-in person is shown', async () => {
    const desk = await client.request('/dashboard', { headers: client.staff });
    expect(desk.headers.get('Cache-Control')).toBe('no-store');
    expect((await client.request('/dashboard')).status).toBe(302);
  });
});

test('a foreign Host leaves no trace in the page the next visitor gets', async () => {
  await aNewCourse();
  const headers = { Host: 'cudzi.example', 'X-Forwarded-Host': 'cudzi.example', Forwarded: 'host=cudzi.example' };
  const poisoned = await client.web.request(new Request(`http://cudzi.example${page}`, { headers }));
  expect(poisoned.status).toBe(200);
  expect(await text(page)).not.toContain('cudzi.example');
});

describe('a render that began before a change', () => {
  test('is not kept, and is not given to those who ask after the change', async () => {
    const { slow, course, held, reads, release } = await slowHouse();
    const early = slow.request(page);
    await held;
    await slow.request(
      `/updateCourse/${course.id}`,
      json({ ...course, nameOfCourse: 'Nové meno' }, slow.staff, 'PUT'),
    );
    expect(await (await slow.request(page)).text()).toContain('Nové meno');
    release();
    expect(await (await early).text()).toContain('Kurz prvej pomoci');
    expect(await (await slow.request(page)).text()).toContain('Nové meno');
    expect(reads()).toBe(2);
  });

  test('serves all who ask at the same time', async () => {
    const { slow, held, reads, release } = await slowHouse();
    const asked = [1, 2, 3, 4].map(() => slow.request(page));
    await held;
    release();
    const texts = await Promise.all(asked.map(async (answer) => (await answer).text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('Kurz prvej pomoci');
    expect(reads()).toBe(1);
  });

  /** The product on Postgres; from now on it reads the course and then waits until it is let go on. */
  async function slowHouse() {
    const slow = await openClient({ postgresUrl: inject('postgresUrl') });
    onTestFinished(() => slow.close());
    const course = await offer(slow, { slug: '/prva-pomoc' });
    const holding = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    let count = 0;
    const ofThePage = new WeakSet<object>();
    slow.app.db = databaseOf(slow.app).withPlugin({
      transformQuery({ node, queryId }) {
        // only a page asks for a course by its slug
        if (node.kind === 'SelectQueryNode' && JSON.stringify(node.where).includes('"slug"')) ofThePage.add(queryId);
        return node;
      },
      async transformResult({ queryId, result }) {
        if (!ofThePage.has(queryId)) return result;
        count += 1;
        holding.resolve();
        if (count === 1) await released.promise;
        return result;
      },
    });
    return { slow, course, held: holding.promise, reads: () => count, release: () => released.resolve() };
  }
});

test('the control: a change nobody announced is not seen on a kept page', async () => {
  await aNewCourse();
  await text(page);
  await changeBehindTheHouse();
  expect(await text(page)).not.toContain('Zmenené potajomky');
  // what hydrated pages ask for is not kept
  expect(await text(`${page}.data`)).toContain('Zmenené potajomky');
});

async function text(path: string): Promise<string> {
  const answer = await client.request(path);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll('\u00A0', ' ');
}

async function rename(nameOfCourse: string): Promise<void> {
  const answer = await client.request(
    `/updateCourse/${course.id}`,
    json({ ...course, nameOfCourse }, client.staff, 'PUT'),
  );
  expect(answer.status).toBe(200);
}

/** A change nobody announced: seen only by what is rendered afresh. */
async function changeBehindTheHouse(): Promise<void> {
  await databaseOf(client.app).updateTable('course').set({ nameOfCourse: 'Zmenené potajomky' }).execute();
}
