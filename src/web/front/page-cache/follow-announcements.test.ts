import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inBursts } from './follow-announcements.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

test('inBursts calls the action at once for a few changes', () => {
  const action = vi.fn();
  const change = inBursts(action, action);
  for (let time = 1; time <= 5; time += 1) {
    change();
    expect(action).toHaveBeenCalledTimes(time);
  }
  vi.advanceTimersByTime(500);
  expect(action).toHaveBeenCalledTimes(5);
});

test('inBursts calls the action once, within half a second, for the other changes of a rush', () => {
  const action = vi.fn();
  const change = inBursts(action, action);
  for (let time = 1; time <= 100; time += 1) change();
  expect(action).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(499);
  expect(action).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(6);
});

test('inBursts calls the action twice a second as long as a rush lasts', () => {
  const action = vi.fn();
  const change = inBursts(action, action);
  for (let time = 0; time < 60; time += 1) {
    change();
    vi.advanceTimersByTime(50);
  }
  // five in the first half second, and one in each of the next six
  expect(action).toHaveBeenCalledTimes(5 + 6);
});

test('inBursts calls the action for the last changes after a rush, and then at once again', () => {
  const action = vi.fn();
  const change = inBursts(action, action);
  for (let time = 1; time <= 10; time += 1) change();
  vi.advanceTimersByTime(500);
  change();
  expect(action).toHaveBeenCalledTimes(6);
  vi.advanceTimersByTime(500);
  expect(action).toHaveBeenCalledTimes(7);
  change();
  expect(action).toHaveBeenCalledTimes(8);
});
