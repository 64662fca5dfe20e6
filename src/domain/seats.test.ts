import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeSeats, seatOutcome, seatsSentence, seatsWanted } from './seats.ts';
import type { SignUpStatus } from './sign-up.ts';
import { allowsMove } from './sign-up-moves.ts';

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

describe('seats', () => {
  test('are given whole or not at all', () => {
    expect(seatOutcome({ capacity: 12, seatsTaken: 9 }, 3)).toBe('confirmed');
    expect(seatOutcome({ capacity: 12, seatsTaken: 10 }, 3)).toBe('waiting');
    expect(seatOutcome({ capacity: 12, seatsTaken: 12 }, 1)).toBe('waiting');
  });

  test('are given to everybody where the course states no limit', () => {
    expect(seatOutcome({ capacity: 0, seatsTaken: 500 }, 9_999)).toBe('confirmed');
    expect(freeSeats({ capacity: 0, seatsTaken: 500 })).toBe(Number.POSITIVE_INFINITY);
  });

  test('are never fewer than none, also when the course was made smaller later', () => {
    expect(freeSeats({ capacity: 5, seatsTaken: 12 })).toBe(0);
    expect(seatOutcome({ capacity: 5, seatsTaken: 12 }, 1)).toBe('waiting');
  });

  test.each([
    [{ capacity: 12, seatsTaken: 12 }, 'Obsadené'],
    [{ capacity: 5, seatsTaken: 12 }, 'Obsadené'],
    [{ capacity: 12, seatsTaken: 11 }, 'Posledné miesto'],
    [{ capacity: 1, seatsTaken: 0 }, 'Posledné miesto'],
    [{ capacity: 12, seatsTaken: 10 }, '2\u00A0voľné z\u00A012'],
    [{ capacity: 12, seatsTaken: 8 }, '4\u00A0voľné z\u00A012'],
    [{ capacity: 12, seatsTaken: 7 }, '5\u00A0voľných z\u00A012'],
    [{ capacity: 12, seatsTaken: 0 }, '12\u00A0voľných z\u00A012'],
    [{ capacity: 0, seatsTaken: 0 }, 'Prihlasovanie je otvorené'],
    [{ capacity: 0, seatsTaken: 40 }, 'Prihlasovanie je otvorené'],
  ])('of %j are told as „%s“', (course, sentence) => {
    expect(seatsSentence(course)).toBe(sentence);
  });

  test('are never oversold, in any order of sign-ups, cancellations and confirmations', () => {
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
          const course = { capacity, seatsTaken: taken(kept) };
          if (step.does === 'sign-up') {
            const seats = seatsWanted('company', step.workers);
            kept.push({ status: seatOutcome(course, seats), reviewedAt: null, seats });
          } else {
            const signUp = kept[step.whom % Math.max(1, kept.length)];
            if (!signUp || !allowsMove(signUp, step.does)) continue;
            if (step.does === 'cancel') signUp.status = 'cancelled';
            else if (signUp.status === 'confirmed') signUp.reviewedAt = 'now';
            else if (seatOutcome(course, signUp.seats) === 'confirmed') signUp.status = 'confirmed';
          }
          expect(taken(kept)).toBeLessThanOrEqual(capacity);
        }
      }),
    );
  });
});
