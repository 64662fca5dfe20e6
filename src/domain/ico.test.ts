import { expect, test } from 'vitest';
import { icoOf } from './ico.ts';

test.each([
  ['31322832', '31322832'],
  [' 35 757 442 ', '35757442'],
  ['00151742', '00151742'],
  // the remainders 0 and 1 of the sum have special check digits
  ['00000001', '00000001'],
  ['00000060', '00000060'],
])('%j is read as a company number', (written, ico) => {
  expect(icoOf(written)).toBe(ico);
});

test.each(['', '31322833', '3132283', '313228321', 'SK31322832', 'zakladáme', '99999994', 'x'.repeat(10_000)])(
  '%j is not',
  (written) => {
    expect(icoOf(written)).toBeUndefined();
  },
);
