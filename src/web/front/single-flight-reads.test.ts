import { afterEach, expect, test, vi } from 'vitest';
import { SingleFlightReads } from './single-flight-reads.ts';

afterEach(() => vi.useRealTimers());

test('concurrent requests share one read, and a later request reads again', async () => {
  const reads = new SingleFlightReads();
  let times = 0;
  const read = () => reads.read('news', async () => ++times);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(2);
});

test('a read from before a change is not shared with requests after it', async () => {
  const reads = new SingleFlightReads();
  const pending = Promise.withResolvers<string>();
  const early = reads.read('news', () => pending.promise);
  reads.clear();
  expect(await reads.read('news', async () => 'after')).toBe('after');
  pending.resolve('before');
  expect(await early).toBe('before');
});

test('a read that never ends times out, and the next request reads again', async () => {
  vi.useFakeTimers();
  const reads = new SingleFlightReads();
  const hanging = expect(reads.read('news', () => new Promise(() => undefined))).rejects.toThrow('took too long');
  expect(reads.arePending).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  await hanging;
  expect(reads.arePending).toBe(false);
  expect(await reads.read('news', async () => 'again')).toBe('again');
});

test('the number of pending reads is limited while the database hangs', async () => {
  vi.useFakeTimers();
  const reads = new SingleFlightReads();
  let begun = 0;
  const hang = () => {
    begun += 1;
    return new Promise(() => undefined);
  };
  const all = Promise.allSettled(Array.from({ length: 1_000 }, (_, n) => reads.read(`article ${n}`, hang)));
  expect(begun).toBe(200);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await all).every(({ status }) => status === 'rejected')).toBe(true);
});

test('a failed read rejects the requests that share it, and the next request reads again', async () => {
  const reads = new SingleFlightReads();
  const fail = () => reads.read('news', () => Promise.reject(new Error('gone')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('gone');
  expect(await reads.read('news', async () => 'back')).toBe('back');
});
