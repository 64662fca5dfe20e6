import { expect, test } from 'vitest';
import { chosenOutcome } from './chosen-rows.ts';

test('what became of chosen rows is added up by the reason', () => {
  expect(chosenOutcome([])).toEqual({ done: 0, leftOut: {} });
  expect(chosenOutcome(['done', 'gone', 'done', 'begun', 'gone'])).toEqual({
    done: 2,
    leftOut: { gone: 2, begun: 1 },
  });
});
