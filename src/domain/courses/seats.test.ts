import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { allowsMove } from '#domain/sign-ups/sign-up-moves.ts';
import { freeSeats, type SeatCount, seatOutcome, seatsOnOffer, seatsSentence, seatsWanted } from './seats.ts';

describe('a sign-up', () => {
  test.each(['3', 'asi päť', '', '0', '200'])(
    'of a person asks for one seat, whatever else was typed: %s',
    (typed) => {
      expect(seatsWanted('person', typed)).toBe(1);
    },
  );

  test.each([
    ['3', 3],
    ['1', 1],
    ['007', 7],
    ['9999', 9_999],
    ['asi päť', 1],
    ['3 ľudia', 1],
    ['0', 1],
    ['-2', 1],
    ['+2', 1],
    ['3.5', 1],
    ['3,5', 1],
    ['1e3', 1],
    ['0x10', 1],
    ['٣', 1],
    ['', 1],
    ['10000', 1],
    ['99999999999', 1],
    ['9'.repeat(400), 1],
  ])('of a company with „%s“ workers asks for %i', (typed, seats) => {
    expect(seatsWanted('company', typed)).toBe(seats);
  });

  test('always asks for a whole seat at least', () => {
    fc.assert(
      fc.property(fc.constantFrom('person' as const, 'company' as const), fc.string(), (applicant, typed) => {
        const seats = seatsWanted(applicant, typed);
        expect(Number.isInteger(seats) && seats >= 1).toBe(true);
      }),
    );
  });
});

function course(capacity: number, seatsTaken: number, seatsRequested: number | null = null): SeatCount {
  return { capacity, seatsTaken, seatsOffered: 0, seatsRequested };
}

describe('seats', () => {
  test('that are free belong to those who wait and fit, not to who comes', () => {
    expect(seatOutcome(course(12, 11, 1), 1)).toBe('waiting');
    expect(seatOutcome(course(12, 9, 2), 1)).toBe('waiting');
    expect(seatsOnOffer(course(12, 9, 2))).toBe(0);
    expect(freeSeats(course(12, 9, 2))).toBe(3);
  });

  test('that nobody who waits fits into go to who comes', () => {
    expect(seatOutcome(course(12, 9, 4), 3)).toBe('confirmed');
    expect(seatOutcome(course(12, 9, 4), 4)).toBe('waiting');
  });

  test('of a course that no longer states a limit go to those who wait first', () => {
    expect(seatOutcome(course(0, 12, 1), 1)).toBe('waiting');
  });

  test('are given whole or not at all', () => {
    expect(seatOutcome(course(12, 9), 3)).toBe('confirmed');
    expect(seatOutcome(course(12, 10), 3)).toBe('waiting');
    expect(seatOutcome(course(12, 12), 1)).toBe('waiting');
  });

  test('are given to everybody where the course states no limit', () => {
    expect(seatOutcome(course(0, 500), 9_999)).toBe('confirmed');
    expect(freeSeats({ capacity: 0, seatsTaken: 500, seatsOffered: 3 })).toBe(Number.POSITIVE_INFINITY);
  });

  test('are never fewer than none, also when the course was made smaller later', () => {
    expect(freeSeats({ capacity: 5, seatsTaken: 12, seatsOffered: 0 })).toBe(0);
    expect(seatOutcome(course(5, 12), 1)).toBe('waiting');
  });

  test('that are offered to who waits are nobody else’s', () => {
    const offered = { ...course(12, 9), seatsOffered: 3 };
    expect(freeSeats(offered)).toBe(0);
    expect(seatOutcome(offered, 1)).toBe('waiting');
    expect(seatsSentence(offered)).toBe('Obsadené');
  });

  test.each([
    [course(12, 12), 'Obsadené'],
    [course(5, 12), 'Obsadené'],
    [course(12, 11), 'Posledné miesto'],
    [course(1, 0), 'Posledné miesto'],
    [course(12, 10), '2\u00A0voľné z\u00A012'],
    [course(12, 8), '4\u00A0voľné z\u00A012'],
    [course(12, 7), '5\u00A0voľných z\u00A012'],
    [course(12, 0), '12\u00A0voľných z\u00A012'],
    [course(12, 7, 5), 'Obsadené'],
    [course(12, 7, 6), '5\u00A0voľných z\u00A012'],
    [course(0, 7, 1), 'Obsadené'],
    [course(0, 0), 'Prihlasovanie je otvorené'],
    [course(0, 40), 'Prihlasovanie je otvorené'],
  ])('of %j are told as „%s“', (count, sentence) => {
    expect(seatsSentence(count)).toBe(sentence);
  });

  test('are never oversold and nobody is overtaken, in any order of sign-ups, cancellations and confirmations', () => {
    interface Kept {
      status: SignUpStatus;
      reviewedAt: string | null;
      seats: number;
    }
    const step = fc.oneof(
      fc.record({ does: fc.constant('sign-up' as const), workers: fc.integer({ min: 0, max: 6 }).map(String) }),
      fc.record({ does: fc.constantFrom('confirm' as const, 'cancel' as const), whom: fc.nat() }),
    );
    const taken = (kept: Kept[]) =>
      kept.filter(({ status }) => status === 'confirmed').reduce((sum, { seats }) => sum + seats, 0);

    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(step, { maxLength: 60 }), (capacity, steps) => {
        const kept: Kept[] = [];
        for (const step of steps) {
          const awaited = kept.filter(({ status }) => status === 'waiting').map(({ seats }) => seats);
          const count = course(capacity, taken(kept), awaited.length > 0 ? Math.min(...awaited) : null);
          if (step.does === 'sign-up') {
            const seats = seatsWanted('company', step.workers);
            const status = seatOutcome(count, seats);
            if (awaited.some((waiting) => waiting <= freeSeats(count))) expect(status).toBe('waiting');
            kept.push({ status, reviewedAt: null, seats });
          } else {
            const signUp = kept[step.whom % Math.max(1, kept.length)];
            if (!signUp || !allowsMove(signUp, step.does)) continue;
            if (step.does === 'cancel') signUp.status = 'cancelled';
            else if (signUp.seats <= freeSeats(count)) signUp.status = 'confirmed';
          }
          expect(taken(kept)).toBeLessThanOrEqual(capacity);
        }
      }),
    );
  });
});
