import { expect, test } from 'vitest';
import { seatAndBranches } from './seat-and-branches.ts';

const seat = { city: 'Liptovský Mikuláš', headquarters: true };
const branch = { city: 'Žilina', headquarters: false };

test.each([
  [[], ''],
  [[seat], 'Sídlo (Liptovský Mikuláš).'],
  [[branch], 'Jedna pobočka.'],
  [[branch, seat, branch], 'Sídlo (Liptovský Mikuláš) a dve pobočky.'],
  [[seat, ...Array(6).fill(branch)], 'Sídlo (Liptovský Mikuláš) a šesť pobočiek.'],
  [[seat, ...Array(11).fill(branch)], 'Sídlo (Liptovský Mikuláš) a 11 pobočiek.'],
])('the sentence about the seat and the branches fits their number: %#', (branches, sentence) => {
  expect(seatAndBranches(branches)).toBe(sentence);
});
