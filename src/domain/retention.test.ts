import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  erasedOn,
  erasedSentence,
  newestErasedOn,
  periodSentence,
  RETAINED_KINDS,
  withPeriods,
} from './retention.ts';

test('the retention periods are formatted in Slovak', () => {
  expect(RETAINED_KINDS.map(periodSentence)).toEqual([
    '30\u00A0dní po odoslaní',
    '90\u00A0dní po kurze',
    '36\u00A0mesiacov po kurze',
    '12\u00A0mesiacov od zápisu',
    '12\u00A0mesiacov od prijatia',
    '72\u00A0mesiacov po uplynutí poslednej lehoty v\u00A0doklade, bez nej po kurze',
  ]);
  expect(withPeriods('{súbory}, potom nič')).toBe('90\u00A0dní po kurze, potom nič');
  expect(() => withPeriods('{čokoľvek}')).toThrow('čokoľvek');
});

test.each([
  ['contactRequests', '2026-11-20', '2027-11-20'],
  ['contactRequests', '2024-02-29', '2025-02-28'],
  ['signUps', '2026-12-15', '2029-12-15'],
  ['signUpFiles', '2026-12-15', '2027-03-15'],
  ['emails', '2026-01-31', '2026-03-02'],
] as const)('%s of %s are erased on %s', (kind, since, day) => {
  expect(erasedOn(kind, since)).toBe(day);
});

test('the newest start day whose period is over by a day agrees with the day of erasure', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...RETAINED_KINDS), days, (kind, date) => {
      const day = date.toISOString().slice(0, 10);
      const newest = newestErasedOn(kind, day);
      const next = Temporal.PlainDate.from(newest).add({ days: 1 }).toString();
      expect(erasedOn(kind, newest) <= day).toBe(true);
      expect(erasedOn(kind, next) > day).toBe(true);
    }),
  );
});

test('the counts of erased data are formatted in Slovak', () => {
  expect(erasedSentence({})).toBeUndefined();
  expect(erasedSentence({ emails: 0 })).toBeUndefined();
  expect(erasedSentence({ contactRequests: 4, signUpFiles: 2, emails: 31, signUps: 1 })).toBe(
    '31\u00A0e-mailov, 2\u00A0súbory, 1\u00A0prihláška, 4\u00A0dopyty',
  );
});
