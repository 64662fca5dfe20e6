import { afterEach, expect, test, vi } from 'vitest';
import { SingleFlightReads } from './single-flight-reads.ts';

afterEach(() => vi.useRealTimers());

test('what several want at the same time is read once, and anew for whoever comes later', async () => {
  const reads = new SingleFlightReads();
  let times = 0;
  const read = () => reads.read('news', async () => ++times);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(2);
});

test('what was read before a change is given to no request after it', async () => {
  const reads = new SingleFlightReads();
  const held = Promise.withResolvers<string>();
  const early = reads.read('news', () => held.promise);
  reads.clear();
  expect(await reads.read('news', async () => 'after')).toBe('after');
  held.resolve('before');
  expect(await early).toBe('before');
});

test('a reading that never ends is given up, and the next one gets its turn', async () => {
  vi.useFakeTimers();
  const reads = new SingleFlightReads();
  const hanging = expect(reads.read('news', () => new Promise(() => undefined))).rejects.toThrow('took too long');
  expect(reads.arePending).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  await hanging;
  expect(reads.arePending).toBe(false);
  expect(await reads.read('news', async () => 'again')).toBe('again');
});

test('a database that hangs is not piled up with different reads without end', async () => {
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

test('one that fails fails for all who wait for it, and no longer', async () => {
  const reads = new SingleFlightReads();
  const fail = () => reads.read('news', () => Promise.reject(new Error('gone')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('gone');
  expect(await reads.read('news', async () => 'back')).toBe('back');
});
