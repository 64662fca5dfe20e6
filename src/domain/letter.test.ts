import { describe, expect, test } from 'vitest';
import { minutesToNextAttempt } from './letter.ts';

/** The waits after each failed attempt, until the letter is given up. */
function waits(): number[] {
  const minutes: number[] = [];
  for (;;) {
    const wait = minutesToNextAttempt(minutes.length + 1);
    if (wait === undefined) return minutes;
    minutes.push(wait);
  }
}

describe('a letter that did not leave', () => {
  test('is tried again a minute later', () => {
    expect(minutesToNextAttempt(1)).toBe(1);
  });

  test('is tried less and less often', () => {
    expect(waits()).toEqual(waits().toSorted((one, other) => one - other));
  });

  test('is given up after three days', () => {
    const days = waits().reduce((sum, minutes) => sum + minutes, 0) / (24 * 60);
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(4);
    expect(minutesToNextAttempt(waits().length + 1)).toBeUndefined();
  });
});
