import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inBursts } from './follow-announcements.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

test('a few changes are acted on at once', () => {
  const act = vi.fn();
  const change = inBursts(act, act);
  for (let time = 1; time <= 5; time += 1) {
    change();
    expect(act).toHaveBeenCalledTimes(time);
  }
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(5);
});

test('the others of a rush are acted on once, within half a second', () => {
  const act = vi.fn();
  const change = inBursts(act, act);
  for (let time = 1; time <= 100; time += 1) change();
  expect(act).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(499);
  expect(act).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(6);
});

test('as long as a rush lasts changes are acted on twice a second', () => {
  const act = vi.fn();
  const change = inBursts(act, act);
  for (let time = 0; time < 60; time += 1) {
    change();
    vi.advanceTimersByTime(50);
  }
  // five in the first half second, and one in each of the next six
  expect(act).toHaveBeenCalledTimes(5 + 6);
});

test('after a rush the last changes are acted on, and then again at once', () => {
  const act = vi.fn();
  const change = inBursts(act, act);
  for (let time = 1; time <= 10; time += 1) change();
  vi.advanceTimersByTime(500);
  change();
  expect(act).toHaveBeenCalledTimes(6);
  vi.advanceTimersByTime(500);
  expect(act).toHaveBeenCalledTimes(7);
  change();
  expect(act).toHaveBeenCalledTimes(8);
});
