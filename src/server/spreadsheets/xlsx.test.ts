import { expect, test } from 'vitest';
import { writeXlsx } from './xlsx.ts';

const columns = [{ title: 'Meno', width: 10, cell: (name: string) => name }];

test('a workbook is made of rows in batches', async () => {
  async function* batches() {
    yield ['Žofia', '=1+1'];
    yield ['+421 900 000 000'];
  }
  const file = await writeXlsx({ title: 'Účastníci', columns, batches: batches() });
  // the signature of a zip archive
  expect(Buffer.from(file.slice(0, 4)).toString('latin1')).toBe('PK\u0003\u0004');
});

test('a workbook fails if its rows cannot be read', async () => {
  async function* batches() {
    yield ['Žofia'];
    throw new Error('the database went away');
  }
  await expect(writeXlsx({ title: 'Účastníci', columns, batches: batches() })).rejects.toThrow('went away');
});
