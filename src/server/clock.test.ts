import { describe, expect, test } from 'vitest';
import { instant, today } from './clock.ts';

const at = (time: string) => ({ now: () => Temporal.Instant.from(time) });

describe('the day in Bratislava', () => {
  test.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s is %s', (time, day) => {
    expect(today(at(time))).toBe(day);
  });
});

describe('a stored instant', () => {
  test('always has milliseconds, so that text sorts as time does', () => {
    expect(instant(at('2026-11-20T11:00:00Z'))).toBe('2026-11-20T11:00:00.000Z');
    expect(instant(at('2026-11-20T11:00:00.1239Z'))).toBe('2026-11-20T11:00:00.123Z');
  });

  test('may be in the future or the past', () => {
    expect(instant(at('2026-11-20T11:00:00Z'), { minutes: 5 })).toBe('2026-11-20T11:05:00.000Z');
    expect(instant(at('2026-11-20T11:00:00Z'), { hours: -12 })).toBe('2026-11-19T23:00:00.000Z');
  });
});
