import { describe, expect, test } from 'vitest';
import { byTimeWritten, type ListedEmail, minutesInOutage, minutesToNextAttempt } from './email.ts';

/** The waits after each failed attempt, until the email is given up. */
function waits(): number[] {
  const minutes: number[] = [];
  for (;;) {
    const wait = minutesToNextAttempt(minutes.length + 1);
    if (wait === undefined) return minutes;
    minutes.push(wait);
  }
}

describe('an email that was not accepted', () => {
  test('is retried after a minute', () => {
    expect(minutesToNextAttempt(1)).toBe(1);
  });

  test('is retried at growing intervals', () => {
    expect(waits()).toEqual(waits().toSorted((one, other) => one - other));
  });

  test('is given up after three days', () => {
    const days = waits().reduce((sum, minutes) => sum + minutes, 0) / (24 * 60);
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(4);
    expect(minutesToNextAttempt(waits().length + 1)).toBeUndefined();
  });
});

describe('an email that cannot be sent because of the mail server', () => {
  test('is never given up, and is retried at least every quarter of an hour', () => {
    for (const attempts of [1, 2, 3, 10, 1_000]) {
      expect(minutesInOutage(attempts)).toBeGreaterThanOrEqual(1);
      expect(minutesInOutage(attempts)).toBeLessThanOrEqual(15);
    }
  });
});

describe('emails of one sign-up', () => {
  const anEmail = (over: Partial<ListedEmail>) => ({ createdAt: '2026-11-20T11:00:00.000Z', ...over }) as ListedEmail;

  test('are sorted by creation time, and at the same time in a fixed order', () => {
    const emails = [
      anEmail({ id: 'c', kind: 'signUpCancelled', createdAt: '2026-11-21T08:00:00.000Z' }),
      anEmail({ id: 'b', kind: 'signUpConfirmed' }),
      anEmail({ id: 'a', kind: 'signUpConfirmed' }),
      anEmail({ id: 'd', kind: 'staffNewSignUp' }),
      anEmail({ id: '0', kind: 'staffNewSignUp', originalId: 'd' }),
    ];
    for (const shuffled of [emails, emails.toReversed()]) {
      expect(shuffled.toSorted(byTimeWritten).map(({ id }) => id)).toEqual(['d', 'a', 'b', '0', 'c']);
    }
  });
});
