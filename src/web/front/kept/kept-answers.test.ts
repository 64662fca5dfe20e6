import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Topic } from '#server/announcements.ts';
import { type KeptAnswer, SHARED_CACHE_CONTROL } from './kept-answer.ts';
import { KeptAnswers } from './kept-answers.ts';

let now: Temporal.Instant;
let kept: KeptAnswers;

beforeEach(() => {
  now = Temporal.Instant.from('2026-05-04T10:00:00Z');
  kept = new KeptAnswers({ now: () => now });
});

describe('what was made', () => {
  test('is made once for all who ask, and is then at hand', async () => {
    const page = aPage('text');
    const answers = await Promise.all([1, 2, 3].map(() => kept.find('/a', page)));
    expect(page.make).toHaveBeenCalledOnce();
    for (const answer of answers) expect(kept.get('/a')).toBe(answer);
  });

  test('is forgotten with its topic, and with no other', async () => {
    await kept.find('/a', aPage('text', { dependsOn: ['courses'] }));
    await kept.find('/b', aPage('text', { dependsOn: ['articles', 'company'] }));
    kept.drop('courses');
    expect([kept.get('/a'), kept.get('/b')]).toEqual([undefined, expect.anything()]);
    kept.drop('company');
    expect(kept.get('/b')).toBeUndefined();
  });

  test('is given in a rush as it was, while it is made anew and for a moment at most', async () => {
    const before = await kept.find('/a', aPage('12 free'));
    kept.spoil('courses');
    expect(kept.get('/a')).toBeUndefined();
    const slow = aSlowPage('11 free');
    expect(await kept.find('/a', slow)).toBe(before);
    expect(kept.get('/a')).toBe(before);
    now = now.add({ milliseconds: 300 });
    expect(kept.get('/a')).toBeUndefined();
    const waiting = kept.find('/a', slow);
    slow.finish();
    expect(textOf(await waiting)).toBe('11 free');
    expect(slow.make).toHaveBeenCalledOnce();
    expect(textOf(kept.get('/a') as KeptAnswer)).toBe('11 free');
  });

  test('is asked for again where it could not be made anew in a rush', async () => {
    const before = await kept.find('/a', aPage('12 free'));
    kept.spoil('courses');
    const broken = { ...aPage(''), make: () => Promise.reject(new Error('away')) };
    expect(await kept.find('/a', broken)).toBe(before);
    now = now.add({ milliseconds: 300 });
    await expect(kept.find('/a', broken)).rejects.toThrow('away');
  });

  test('a call is made anew for whoever asks, in a rush too', async () => {
    await kept.find('/a', aPage('[1]', { isForVisitors: true }));
    kept.spoil('courses');
    expect(textOf(await kept.find('/a', aPage('[2]', { isForVisitors: true })))).toBe('[2]');
  });

  test('is not kept beyond the day it was made on', async () => {
    await kept.find('/a', aPage('text'));
    now = Temporal.Instant.from('2026-05-04T21:59:59Z');
    expect(kept.get('/a')).toBeDefined();
    now = Temporal.Instant.from('2026-05-04T22:00:00Z');
    expect(kept.get('/a')).toBeUndefined();
  });

  test('is not kept beyond the moment it says', async () => {
    await kept.find('/a', aPage('text', { headers: { 'X-Fresh-Until': '2026-05-04T11:00:00.000Z' } }));
    expect(kept.get('/a')?.headers).not.toHaveProperty('x-fresh-until');
    now = now.add({ hours: 1 });
    expect(kept.get('/a')).toBeUndefined();
  });

  test.each([
    ['must not be stored', { 'Cache-Control': 'no-store' }],
    ['gives somebody a cookie', { 'Set-Cookie': 'a=b' }],
  ])('is its asker’s alone when it %s', async (_why, headers) => {
    const page = aPage('text', { headers });
    const answers = await Promise.all([kept.find('/a', page), kept.find('/a', page)]);
    expect(page.make).toHaveBeenCalledTimes(2);
    for (const answer of answers) expect(await (answer as Response).text()).toBe('text');
    expect(kept.get('/a')).toBeUndefined();
  });

  test('stays within bounds: the oldest go', async () => {
    for (let number = 0; number <= 1_000; number += 1) await kept.find(`/${number}`, aPage('text'));
    expect(kept.get('/0')).toBeUndefined();
    expect(kept.get('/1000')).toBeDefined();
    const long = 'x'.repeat(30_000_000);
    await kept.find('/long', aPage(long));
    await kept.find('/longer', aPage(long));
    expect([kept.get('/1000'), kept.get('/long'), kept.get('/longer')?.status]).toEqual([undefined, undefined, 200]);
  });
});

describe('while it is being made', () => {
  test('a change of its topic leaves it to those who asked before, and has it made anew for the others', async () => {
    const first = aSlowPage('before');
    const early = kept.find('/a', first);
    kept.drop('courses');
    const late = await kept.find('/a', aPage('after'));
    first.finish();
    expect([textOf(await early), textOf(late)]).toEqual(['before', 'after']);
    expect(kept.get('/a')).toBe(late);
  });

  test('a change of another topic neither parts those who wait nor spoils it', async () => {
    const page = aSlowPage('text');
    const early = kept.find('/a', page);
    kept.drop('jobs');
    kept.drop('articles');
    const late = kept.find('/a', page);
    page.finish();
    expect(await late).toBe(await early);
    expect(page.make).toHaveBeenCalledOnce();
    expect(kept.get('/a')).toBe(await early);
  });

  test('fails for all who wait, and the next one tries again', async () => {
    const broken = { ...aPage(''), make: () => Promise.reject(new Error('broken')) };
    const waiting = [kept.find('/a', broken), kept.find('/a', broken)];
    for (const answer of waiting) await expect(answer).rejects.toThrow('broken');
    expect(textOf(await kept.find('/a', aPage('text')))).toBe('text');
  });
});

test('what stays for a while is compressed as hard as it goes, beside', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const text = 'ľahko sa stláča, '.repeat(2_000);
  const answer = (await kept.find('/a', aPage(text))) as KeptAnswer;
  const spoilt = (await kept.find('/b', aPage(text, { dependsOn: ['articles'] }))) as KeptAnswer;
  expect(answer.bodies.br).toBeUndefined();
  kept.drop('articles');
  vi.runAllTimers();
  vi.useRealTimers();
  await vi.waitFor(() => expect(answer.bodies.gzip).toBeDefined());
  expect(brotliDecompressSync(answer.bodies.br as Buffer).toString()).toBe(text);
  expect(spoilt.bodies.br).toBeUndefined();
});

interface Details {
  dependsOn?: Topic[];
  isForVisitors?: boolean;
  headers?: Record<string, string>;
}

function aPage(text: string, { dependsOn = ['courses'], isForVisitors = false, headers }: Details = {}) {
  const make = vi.fn(
    async () => new Response(text, { headers: { 'Cache-Control': SHARED_CACHE_CONTROL, ...headers } }),
  );
  return { make, dependsOn: new Set(dependsOn), isForVisitors, route: '/a' };
}

function aSlowPage(text: string) {
  const finished = Promise.withResolvers<void>();
  const page = aPage(text);
  const make = vi.fn(async () => {
    await finished.promise;
    return page.make();
  });
  return { ...page, make, finish: () => finished.resolve() };
}

function textOf(answer: KeptAnswer | Response): string | undefined {
  return 'bodies' in answer ? answer.bodies.identity.toString() : undefined;
}
