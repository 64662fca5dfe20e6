import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offersEnd, offerValidUntil } from './offer-validity.ts';
import { OFFER_HOURS } from './seat-offer.ts';

const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Bratislava').toInstant();
/** Until when an offer made at a local time is valid, in local time. */
const until = (now: string, date: string) =>
  offerValidUntil(at(now), { date })
    ?.toZonedDateTimeISO('Europe/Bratislava')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

describe('an offer is valid', () => {
  test('for 48 hours', () => {
    expect(until('2026-03-24T09:00', '2026-05-12')).toBe('2026-03-26T09:00');
  });

  test('for 48 elapsed hours across a change of clocks', () => {
    expect(until('2026-03-28T09:00', '2026-05-12')).toBe('2026-03-30T10:00');
    expect(until('2026-10-24T09:00', '2026-12-12')).toBe('2026-10-26T08:00');
  });

  test.each([
    ['until the eve of a near course', '2026-05-10T20:00', '2026-05-11T16:00'],
    ['until that evening when it is made four hours before', '2026-05-11T12:00', '2026-05-11T16:00'],
    ['until the first morning when it is made less than four hours before', '2026-05-11T12:01', '2026-05-12T07:00'],
    ['until the morning of the course when it is made an hour before', '2026-05-12T06:00', '2026-05-12T07:00'],
  ])('%s', (_, now, end) => {
    expect(until(now, '2026-05-12')).toBe(end);
  });

  test('not at all when it is made less than an hour before the course', () => {
    expect(until('2026-05-12T06:01', '2026-05-12')).toBeUndefined();
    expect(until('2026-05-13T09:00', '2026-05-12')).toBeUndefined();
  });

  test('for one to 48 hours, and never beyond the beginning of the course', () => {
    const moments = fc.integer({ min: 0, max: 60 * 24 * 400 });
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 400 }), (minutes, days) => {
        const now = at('2026-01-01T00:00').add({ minutes });
        const course = { date: Temporal.PlainDate.from('2026-01-01').add({ days }).toString() };
        const end = offerValidUntil(now, course);
        if (!end) {
          expect(now.until(offersEnd(course)).total('hours')).toBeLessThan(1);
          return;
        }
        const hours = now.until(end).total('hours');
        expect(hours).toBeGreaterThanOrEqual(1);
        expect(hours).toBeLessThanOrEqual(OFFER_HOURS);
        expect(Temporal.Instant.compare(end, offersEnd(course))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
