import { describe, expect, test } from 'vitest';
import { allowsMove, movesNow, seatObstacle, seatsShort, substitutesWhoFit } from './sign-up-moves.ts';

const ONE = '2026-11-20T11:00:00.000Z';

describe('staff', () => {
  test.each([
    ['new', { status: 'confirmed', reviewedAt: null }, ['confirm', 'cancel']],
    ['confirmed', { status: 'confirmed', reviewedAt: ONE }, ['cancel']],
    ['waiting', { status: 'waiting', reviewedAt: null }, ['confirm', 'cancel', 'offer']],
    ['cancelled', { status: 'cancelled', reviewedAt: ONE }, ['restore']],
  ] as const)('may do with a %s sign-up what its state allows', (_, signUp, allowed) => {
    const moves = ['confirm', 'cancel', 'restore', 'offer'] as const;
    expect(moves.filter((move) => allowsMove(signUp, move))).toEqual(allowed);
  });

  test('give no seat on a course that is gone or has begun', () => {
    const today = '2026-11-20';
    expect(seatObstacle({ courseId: null, courseDate: '2026-12-15' }, today)).toBe('course-gone');
    expect(seatObstacle({ courseId: 'course', courseDate: '2026-11-19' }, today)).toBe('course-past');
    expect(seatObstacle({ courseId: 'course', courseDate: today }, today)).toBeUndefined();
    const waiting = { status: 'waiting', reviewedAt: null, courseId: 'course' } as const;
    expect(movesNow({ ...waiting, courseDate: today }, today)).toEqual(['confirm', 'cancel', 'offer']);
    expect(movesNow({ ...waiting, courseDate: '2026-11-19' }, today)).toEqual(['cancel']);
    expect(movesNow({ ...waiting, courseId: null, status: 'cancelled', courseDate: today }, today)).toEqual([]);
  });
});

test.each([
  [0, 'Na kurze je 0\u00A0voľných miest, prihláška potrebuje 9.'],
  [1, 'Na kurze je 1\u00A0voľné miesto, prihláška potrebuje 9.'],
  [4, 'Na kurze sú 4\u00A0voľné miesta, prihláška potrebuje 9.'],
  [5, 'Na kurze je 5\u00A0voľných miest, prihláška potrebuje 9.'],
])('%i free seats that do not suffice are said in Slovak', (free, sentence) => {
  expect(seatsShort({ free, wanted: 9 })).toBe(sentence);
});

test('of those who wait, the free seats suffice for some', () => {
  const waiting = [{ seats: 3 }, { seats: 1 }, { seats: 2 }];
  expect(substitutesWhoFit(waiting, { capacity: 12, seatsTaken: 10, seatsOffered: 0 })).toEqual([
    { seats: 1 },
    { seats: 2 },
  ]);
  expect(substitutesWhoFit(waiting, { capacity: 12, seatsTaken: 10, seatsOffered: 2 })).toEqual([]);
  expect(substitutesWhoFit(waiting, { capacity: 0, seatsTaken: 40, seatsOffered: 0 })).toEqual(waiting);
});
