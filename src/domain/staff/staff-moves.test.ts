import { describe, expect, test } from 'vitest';
import { isLastAdmin, staffMovesIn } from './staff-moves.ts';

describe('the last Správca', () => {
  test.each([
    ['the only one', 'jana', ['jana'], true],
    ['one of two', 'jana', ['jana', 'peter'], false],
    ['somebody else while there is one', 'marek', ['jana'], false],
  ])('is %s: %s of %s', (_what, id, admins, expected) => {
    expect(isLastAdmin(id, admins)).toBe(expected);
  });
});

test('an invited person has no sessions to end, a deactivated one can only be reactivated', () => {
  expect(staffMovesIn('invited')).not.toContain('end-sessions');
  expect(staffMovesIn('deactivated')).toEqual(['reactivate']);
});
