import { describe, expect, test } from 'vitest';
import { allowsMove, movesNow, refuseSeats, seatObstacle, seatsShort, substitutesWhoFit } from './sign-up-moves.ts';

const ONE = '2026-11-20T11:00:00.000Z';

describe('the moves of staff', () => {
  test.each([
    ['new', { status: 'confirmed', reviewedAt: null }, ['read', 'cancel']],
    ['confirmed', { status: 'confirmed', reviewedAt: ONE }, ['cancel']],
    ['waiting', { status: 'waiting', reviewedAt: null }, ['confirm', 'cancel', 'offer']],
    ['cancelled', { status: 'cancelled', reviewedAt: ONE }, ['restore']],
  ] as const)('on a %s sign-up are those its state allows', (_, signUp, allowed) => {
    const moves = ['read', 'confirm', 'cancel', 'restore', 'offer'] as const;
    expect(moves.filter((move) => allowsMove(signUp, move))).toEqual(allowed);
  });

  test('give no seat on a course that was deleted or has begun', () => {
    const today = '2026-11-20';
    expect(seatObstacle({ courseId: null, courseDate: '2026-12-15' }, today)).toBe('course-gone');
    expect(seatObstacle({ courseId: 'course', courseDate: '2026-11-19' }, today)).toBe('course-past');
    expect(seatObstacle({ courseId: 'course', courseDate: today }, today)).toBeUndefined();
    const waiting = { status: 'waiting', reviewedAt: null, courseId: 'course' } as const;
    expect(movesNow({ ...waiting, courseDate: today }, today)).toEqual(['confirm', 'cancel', 'offer']);
    expect(movesNow({ ...waiting, courseDate: '2026-11-19' }, today)).toEqual(['cancel']);
    // a sign-up with a message can be read also once the course is over
    const unread = { ...waiting, status: 'confirmed', courseDate: '2026-11-19' } as const;
    expect(movesNow(unread, today)).toEqual(['read', 'cancel']);
    expect(movesNow({ ...waiting, courseId: null, status: 'cancelled', courseDate: today }, today)).toEqual([]);
  });
});

describe('refuseSeats', () => {
  const today = '2026-11-20';
  const signUp = { courseId: 'course', courseDate: '2026-12-15' };
  const course = { capacity: 5, seatsTaken: 3, seatsOffered: 1, cancelledAt: null as string | null };

  test('allows free seats, and held ones to the sign-up they are offered to', () => {
    expect(refuseSeats(signUp, course, { today, wanted: 1 })).toBeUndefined();
    expect(refuseSeats(signUp, course, { today, wanted: 2 })).toEqual({ outcome: 'no-seats', free: 1, wanted: 2 });
    expect(refuseSeats(signUp, course, { today, wanted: 2, held: 1 })).toBeUndefined();
  });

  test('allows joining the queue of an overfull course', () => {
    expect(refuseSeats(signUp, { ...course, seatsTaken: 9 }, { today, wanted: 0 })).toBeUndefined();
  });

  test('refuses a course that was deleted, cancelled or has begun', () => {
    const refusal = (...args: [typeof signUp, typeof course | undefined]) =>
      refuseSeats(...args, { today, wanted: 0 });
    expect(refusal(signUp, undefined)).toEqual({ outcome: 'course-gone' });
    expect(refusal(signUp, { ...course, cancelledAt: ONE })).toEqual({ outcome: 'course-cancelled' });
    expect(refusal({ ...signUp, courseDate: '2026-11-19' }, course)).toEqual({ outcome: 'course-past' });
  });
});

test.each([
  [0, 'Na kurze je 0\u00A0voľných miest, prihláška potrebuje 9.'],
  [1, 'Na kurze je 1\u00A0voľné miesto, prihláška potrebuje 9.'],
  [4, 'Na kurze sú 4\u00A0voľné miesta, prihláška potrebuje 9.'],
  [5, 'Na kurze je 5\u00A0voľných miest, prihláška potrebuje 9.'],
])('seatsShort with %i free seats is correct Slovak', (free, sentence) => {
  expect(seatsShort({ free, wanted: 9 })).toBe(sentence);
});

test('substitutesWhoFit returns the substitutes for whom the free seats suffice', () => {
  const waiting = [{ seats: 3 }, { seats: 1 }, { seats: 2 }];
  expect(substitutesWhoFit(waiting, { capacity: 12, seatsTaken: 10, seatsOffered: 0 })).toEqual([
    { seats: 1 },
    { seats: 2 },
  ]);
  expect(substitutesWhoFit(waiting, { capacity: 12, seatsTaken: 10, seatsOffered: 2 })).toEqual([]);
  expect(substitutesWhoFit(waiting, { capacity: 0, seatsTaken: 40, seatsOffered: 0 })).toEqual(waiting);
});
