import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listInBatches } from '#server/batches.ts';
import { writeCsv } from './csv.ts';
import type { Cell } from './spreadsheet.ts';

async function written(...cells: Cell[]): Promise<string> {
  async function* batches() {
    yield [cells];
  }
  const columns = cells.map((_, index) => ({
    title: `S${index}`,
    width: 1,
    cell: (row: Cell[]) => row[index] ?? '',
  }));
  const bytes = await new Response(writeCsv({ title: 'Hárok', columns, batches: batches() })).arrayBuffer();
  return Buffer.from(bytes).toString();
}

test('a CSV table is written for Excel: byte order mark, semicolons, Windows line ends', async () => {
  expect(await written('Žofia', 3, { day: '2026-04-14' })).toBe('\uFEFFS0;S1;S2\r\nŽofia;3;14.04.2026\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+421 900 000 000', "'+421 900 000 000"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
])('the CSV cell %j is not calculated by a spreadsheet program', async (cell, escaped) => {
  expect(await written(cell)).toBe(`\uFEFFS0\r\n${escaped}\r\n`);
});

test('quotes, semicolons and line breaks stay in their CSV cell', async () => {
  expect(await written('a;"b"\nc')).toBe('\uFEFFS0\r\n"a;""b""\nc"\r\n');
});

test('a CSV table of any length is read only as fast as it is consumed', async () => {
  let read = 0;
  const batches = listInBatches<{ text: string }>(async (_last, limit) => {
    read += 1;
    return Array.from({ length: read < 1_000 ? limit : 0 }, () => ({ text: 'a'.repeat(100) }));
  });
  const columns = [{ title: 'Text', width: 1, cell: ({ text }: { text: string }) => text }];
  const reader = writeCsv({ title: 'Hárok', columns, batches }).getReader();
  await reader.read();
  for (let turn = 0; turn < 100; turn += 1) await yieldToEventLoop();
  expect(read).toBeLessThan(10);
  await reader.cancel();
});
