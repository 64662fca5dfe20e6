import { expect, test } from 'vitest';
import { readRequestNumber } from './request-failure.ts';

const NUMBER = 'a395184a-f147-4062-a4c0-28ef504025cb';

test.each([
  [NUMBER, NUMBER],
  [`Číslo požiadavky ${NUMBER.toUpperCase()}.`, NUMBER],
  ['A395184A', 'a395184a'],
  ['nefunguje', undefined],
  ['', undefined],
  ['%', undefined],
])('in „%s“ the number is %s', (text, number) => {
  expect(readRequestNumber(text)).toBe(number);
});
