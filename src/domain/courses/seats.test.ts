import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { allowsMove } from '#domain/sign-ups/sign-up-moves.ts';
import {
  freeSeats,
  isUncounted,
  requestedSeats,
  type SeatCount,
  seatOutcome,
  seatsOnOffer,
  seatsSentence,
} from './seats.ts';

describe('a sign-up', () => {
  test.each(['3', 'asi päť', '', '0', '200'])(
    'of a person requests one seat, whatever its number of workers: %s',
    (numberOfWorkers) => {
      expect(requestedSeats('person', numberOfWorkers)).toBe(1);
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
  ])('of a company with „%s“ workers requests %i', (numberOfWorkers, seats) => {
    expect(requestedSeats('company', numberOfWorkers)).toBe(seats);
  });

  test.each([
    ['company', 'asi päť', true],
    ['company', '0', true],
    ['company', '1', false],
    ['company', '9999', false],
    ['company', '10000', true],
    ['person', 'asi päť', false],
  ] as const)('of a %s with „%s“ workers is uncounted: %s', (applicant, numberOfWorkers, expected) => {
    expect(isUncounted(applicant, numberOfWorkers)).toBe(expected);
  });

  test('always requests at least one whole seat', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('person' as const, 'company' as const),
        fc.string(),
        (applicant, numberOfWorkers) => {
          const seats = requestedSeats(applicant, numberOfWorkers);
          expect(Number.isInteger(seats) && seats >= 1).toBe(true);
        },
      ),
    );
  });
});

function course(capacity: number, seatsTaken: number, seatsRequested: number | null = null): SeatCount {
  return { capacity, seatsTaken, seatsOffered: 0, seatsRequested };
}

describe('the seats of a course', () => {
  test('are reserved for waiting sign-ups they suffice for, before a new sign-up', () => {
    expect(seatOutcome(course(12, 11, 1), 1)).toBe('waiting');
    expect(seatOutcome(course(12, 9, 2), 1)).toBe('waiting');
    expect(seatsOnOffer(course(12, 9, 2))).toBe(0);
    expect(freeSeats(course(12, 9, 2))).toBe(3);
  });

  test('go to a new sign-up when no waiting sign-up fits', () => {
    expect(seatOutcome(course(12, 9, 4), 3)).toBe('confirmed');
    expect(seatOutcome(course(12, 9, 4), 4)).toBe('waiting');
  });

  test('go to waiting sign-ups first once the limit is removed', () => {
    expect(seatOutcome(course(0, 12, 1), 1)).toBe('waiting');
  });

  test('are given to a sign-up all or none', () => {
    expect(seatOutcome(course(12, 9), 3)).toBe('confirmed');
    expect(seatOutcome(course(12, 10), 3)).toBe('waiting');
    expect(seatOutcome(course(12, 12), 1)).toBe('waiting');
  });

  test('are given to every sign-up without a limit', () => {
    expect(seatOutcome(course(0, 500), 9_999)).toBe('confirmed');
    expect(freeSeats({ capacity: 0, seatsTaken: 500, seatsOffered: 3 })).toBe(Number.POSITIVE_INFINITY);
  });

  test('are never negative, even after the capacity is reduced', () => {
    expect(freeSeats({ capacity: 5, seatsTaken: 12, seatsOffered: 0 })).toBe(0);
    expect(seatOutcome(course(5, 12), 1)).toBe('waiting');
  });

  test('are not available while offered to a waiting sign-up', () => {
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
  ])('of %j are described as „%s“', (count, sentence) => {
    expect(seatsSentence(count)).toBe(sentence);
  });

  test('are never oversold and no sign-up is overtaken, in any order of sign-ups and their changes', () => {
    interface StoredSignUp {
      status: SignUpStatus;
      reviewedAt: string | null;
      seats: number;
    }
    const step = fc.oneof(
      fc.record({ does: fc.constant('sign-up' as const), workers: fc.integer({ min: 0, max: 6 }).map(String) }),
      fc.record({ does: fc.constantFrom('confirm' as const, 'cancel' as const), position: fc.nat() }),
    );
    const taken = (stored: StoredSignUp[]) =>
      stored.filter(({ status }) => status === 'confirmed').reduce((sum, { seats }) => sum + seats, 0);

    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.array(step, { maxLength: 60 }), (capacity, steps) => {
        const stored: StoredSignUp[] = [];
        for (const step of steps) {
          const waitingSeats = stored.filter(({ status }) => status === 'waiting').map(({ seats }) => seats);
          const count = course(capacity, taken(stored), waitingSeats.length > 0 ? Math.min(...waitingSeats) : null);
          if (step.does === 'sign-up') {
            const seats = requestedSeats('company', step.workers);
            const status = seatOutcome(count, seats);
            if (waitingSeats.some((waiting) => waiting <= freeSeats(count))) expect(status).toBe('waiting');
            stored.push({ status, reviewedAt: null, seats });
          } else {
            const signUp = stored[step.position % Math.max(1, stored.length)];
            if (!signUp || !allowsMove(signUp, step.does)) continue;
            if (step.does === 'cancel') signUp.status = 'cancelled';
            else if (signUp.seats <= freeSeats(count)) signUp.status = 'confirmed';
          }
          expect(taken(stored)).toBeLessThanOrEqual(capacity);
        }
      }),
    );
  });
});
