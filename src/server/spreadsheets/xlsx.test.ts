import { expect, test } from 'vitest';
import type { Cell } from './spreadsheet.ts';
import { readTableFile } from './table-file.ts';
import { writeXlsx } from './xlsx.ts';

const columns = [{ title: 'Meno', width: 10, cell: (cell: Cell) => cell }];

test('a workbook has the rows of all batches, with texts, numbers and days as they are', async () => {
  async function* batches() {
    yield ['Žofia', '=1+1'];
    yield ['+421 900 000 000', 3];
    yield [{ day: '1988-05-12' }, 'Ján'];
  }
  const file = await writeXlsx({ title: 'Účastníci', columns, batches: batches() });
  expect(await readTableFile(file, 10)).toEqual({
    rows: [['Meno'], ['Žofia'], ['=1+1'], ['+421 900 000 000'], ['3'], ['1988-05-12'], ['Ján']],
  });
});

test('a workbook fails if its rows cannot be read', async () => {
  async function* batches() {
    yield ['Žofia'];
    throw new Error('the database went away');
  }
  await expect(writeXlsx({ title: 'Účastníci', columns, batches: batches() })).rejects.toThrow('went away');
});
