import { expect, test } from 'vitest';
import { chosenOutcome } from './chosen-rows.ts';

test('the results of an action on selected rows are counted, skipped rows by reason', () => {
  expect(chosenOutcome([], 0)).toEqual({ done: 0, skipped: {} });
  expect(chosenOutcome(['done', 'deleted', 'done', 'begun', 'deleted'], 6)).toEqual({
    done: 2,
    skipped: { deleted: 2, begun: 1, gone: 1 },
  });
});
