import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Topic } from '#server/announcements.ts';
import type { Rendered } from '#web/front/pages/page-facts.ts';
import { type CachedPage, SHARED_CACHE_CONTROL } from './cached-page.ts';
import { PageCache } from './page-cache.ts';

let now: Temporal.Instant;
let cache: PageCache;

beforeEach(() => {
  now = Temporal.Instant.from('2026-05-04T10:00:00Z');
  cache = new PageCache({ now: () => now });
});

describe('a cached page', () => {
  test('is rendered once for concurrent requests and then served from the cache', async () => {
    const page = aPage('text');
    const answers = await Promise.all([1, 2, 3].map(() => cache.find('/a', page)));
    expect(page.load).toHaveBeenCalledOnce();
    for (const answer of answers) expect(cache.get('/a')).toBe(answer);
  });

  test('is removed when one of its topics changes, and by no other topic', async () => {
    await cache.find('/a', aPage('text', { dependsOn: ['courses'] }));
    await cache.find('/b', aPage('text', { dependsOn: ['articles', 'company'] }));
    cache.invalidate('courses');
    expect([cache.get('/a'), cache.get('/b')]).toEqual([undefined, expect.anything()]);
    cache.invalidate('company');
    expect(cache.get('/b')).toBeUndefined();
  });

  test('that is stale is served while a new one is rendered, for 300 ms at most', async () => {
    const before = await cache.find('/a', aPage('12 free'));
    cache.markStale('courses', 300);
    expect(cache.get('/a')).toBeUndefined();
    const slow = aSlowPage('11 free');
    expect(await cache.find('/a', slow)).toBe(before);
    expect(cache.get('/a')).toBe(before);
    now = now.add({ milliseconds: 300 });
    expect(cache.get('/a')).toBeUndefined();
    const waiting = cache.find('/a', slow);
    slow.finish();
    expect(textOf(await waiting)).toBe('11 free');
    expect(slow.load).toHaveBeenCalledOnce();
    expect(textOf(cache.get('/a') as CachedPage)).toBe('11 free');
  });

  test('is rendered by the next request where rendering failed while it was stale', async () => {
    const before = await cache.find('/a', aPage('12 free'));
    cache.markStale('courses', 300);
    const broken = { ...aPage(''), load: () => Promise.reject(new Error('away')) };
    expect(await cache.find('/a', broken)).toBe(before);
    now = now.add({ milliseconds: 300 });
    await expect(cache.find('/a', broken)).rejects.toThrow('away');
  });

  test('that is an API response is never served stale', async () => {
    await cache.find('/a', aPage('[1]', { isForVisitors: true }));
    cache.markStale('courses', 300);
    expect(textOf(await cache.find('/a', aPage('[2]', { isForVisitors: true })))).toBe('[2]');
  });

  test('is not served after the day on which it was rendered', async () => {
    await cache.find('/a', aPage('text'));
    now = Temporal.Instant.from('2026-05-04T21:59:59Z');
    expect(cache.get('/a')).toBeDefined();
    now = Temporal.Instant.from('2026-05-04T22:00:00Z');
    expect(cache.get('/a')).toBeUndefined();
  });

  test('that is stale or past its day is the last one for a day, unless staff have changed it since', async () => {
    const page = await cache.find('/a', aPage('12 free', { dependsOn: ['seats', 'courses'] }));
    cache.markStale('seats', 0);
    expect(cache.get('/a')).toBeUndefined();
    now = now.add({ hours: 23 });
    expect(cache.lastRendered('/a')).toEqual({ page, renderedAt: '2026-05-04T10:00:00.000Z' });
    now = now.add({ hours: 1 });
    expect(cache.lastRendered('/a')).toBeUndefined();
    await cache.find('/a', aPage('11 free'));
    cache.invalidate('courses');
    expect(cache.lastRendered('/a')).toBeUndefined();
  });

  test('is not served after the instant until which it is fresh', async () => {
    await cache.find('/a', aPage('text', { freshUntil: '2026-05-04T11:00:00.000Z' }));
    expect(cache.get('/a')).toBeDefined();
    now = now.add({ hours: 1 });
    expect(cache.get('/a')).toBeUndefined();
  });

  test.each([
    ['has Cache-Control: no-store', { 'Cache-Control': 'no-store' }],
    ['sets a cookie', { 'Set-Cookie': 'a=b' }],
  ])('is not cached and not shared when its response %s', async (_why, headers) => {
    const page = aPage('text', { headers });
    const answers = await Promise.all([cache.find('/a', page), cache.find('/a', page)]);
    expect(page.load).toHaveBeenCalledTimes(2);
    for (const answer of answers) expect(await (answer as Rendered).response.text()).toBe('text');
    expect(cache.get('/a')).toBeUndefined();
  });

  test('that is the oldest is removed beyond 1 000 pages and 64 MB', async () => {
    for (let number = 0; number <= 1_000; number += 1) await cache.find(`/${number}`, aPage('text'));
    expect(cache.get('/0')).toBeUndefined();
    expect(cache.get('/1000')).toBeDefined();
    const long = 'x'.repeat(30_000_000);
    await cache.find('/long', aPage(long));
    await cache.find('/longer', aPage(long));
    expect([cache.get('/1000'), cache.get('/long'), cache.get('/longer')?.status]).toEqual([
      undefined,
      undefined,
      200,
    ]);
  });
});

describe('a render in flight', () => {
  test('is detached by a change of its topic: earlier requests get it, later ones a new render', async () => {
    const first = aSlowPage('before');
    const early = cache.find('/a', first);
    cache.invalidate('courses');
    const late = await cache.find('/a', aPage('after'));
    first.finish();
    expect([textOf(await early), textOf(late)]).toEqual(['before', 'after']);
    expect(cache.get('/a')).toBe(late);
  });

  test('is shared and cached after a change of another topic', async () => {
    const page = aSlowPage('text');
    const early = cache.find('/a', page);
    cache.invalidate('jobs');
    cache.invalidate('articles');
    const late = cache.find('/a', page);
    page.finish();
    expect(await late).toBe(await early);
    expect(page.load).toHaveBeenCalledOnce();
    expect(cache.get('/a')).toBe(await early);
  });

  test('that fails rejects all its requests, and the next request renders again', async () => {
    const broken = { ...aPage(''), load: () => Promise.reject(new Error('broken')) };
    const waiting = [cache.find('/a', broken), cache.find('/a', broken)];
    for (const answer of waiting) await expect(answer).rejects.toThrow('broken');
    expect(textOf(await cache.find('/a', aPage('text')))).toBe('text');
  });
});

test('a page that stays in the cache for two seconds is compressed at the highest level', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const text = 'ľahko sa stláča, '.repeat(2_000);
  const answer = (await cache.find('/a', aPage(text))) as CachedPage;
  const invalidated = (await cache.find('/b', aPage(text, { dependsOn: ['articles'] }))) as CachedPage;
  expect(answer.bodies.br).toBeUndefined();
  cache.invalidate('articles');
  vi.runAllTimers();
  vi.useRealTimers();
  await expect.poll(() => answer.bodies.gzip).toBeDefined();
  expect(brotliDecompressSync(answer.bodies.br as Buffer).toString()).toBe(text);
  expect(invalidated.bodies.br).toBeUndefined();
});

interface Details {
  dependsOn?: Topic[];
  isForVisitors?: boolean;
  headers?: Record<string, string>;
  freshUntil?: string;
}

function aPage(text: string, { dependsOn = ['courses'], isForVisitors = false, headers, freshUntil }: Details = {}) {
  const load = vi.fn(async () => ({
    response: new Response(text, { headers: { 'Cache-Control': SHARED_CACHE_CONTROL, ...headers } }),
    facts: { freshUntil },
  }));
  return { load, dependsOn: new Set(dependsOn), isForVisitors, route: '/a' };
}

function aSlowPage(text: string) {
  const finished = Promise.withResolvers<void>();
  const page = aPage(text);
  const load = vi.fn(async () => {
    await finished.promise;
    return page.load();
  });
  return { ...page, load, finish: () => finished.resolve() };
}

function textOf(answer: CachedPage | Rendered): string | undefined {
  return 'bodies' in answer ? answer.bodies.identity.toString() : undefined;
}
