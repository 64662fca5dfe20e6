import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readTableFile } from './table-file.ts';

const PEOPLE = [
  ['Meno', 'Dátum narodenia'],
  ['Žofia Ľudová', '12.05.1988'],
];
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: Uint8Array, rowsMax = 10) => readTableFile(file, rowsMax);

/** „Žofia Ľudová“ as an Excel in Slovakia saves it: one byte a letter (windows-1250). */
const CP1250 = Uint8Array.from(Buffer.from('\x8eofia \xbcudov\xe1', 'latin1'));

async function workbook(rows: Parameters<typeof writeExcelFile>[0]): Promise<Uint8Array> {
  return new Uint8Array(await writeExcelFile(rows as never).toBuffer());
}

describe('an uploaded list of participants', () => {
  test.each([
    ['as a Slovak Excel saves it', '\uFEFFMeno;Dátum narodenia\r\nŽofia Ľudová;12.05.1988\r\n'],
    ['as it is copied out of a sheet', 'Meno\tDátum narodenia\nŽofia Ľudová\t12.05.1988'],
    ['with commas', 'Meno,Dátum narodenia\n"Žofia Ľudová",12.05.1988\n\n,\n'],
  ])('is read %s', async (_, text) => {
    expect(await read(bytes(text))).toEqual({ rows: PEOPLE });
  });

  test('is read in the older encoding of Windows', async () => {
    expect(await read(CP1250)).toEqual({ rows: [['Žofia Ľudová']] });
  });

  test('keeps all names of a single row, or is refused', async () => {
    const names = Array.from({ length: 60 }, () => 'Ján Polák');
    expect(await read(bytes(names.join(', ')), 60)).toEqual({
      rows: [names.map((name, at) => (at ? ` ${name}` : name))],
    });
    expect(await read(bytes(names.join(';')), 59)).toEqual({ refusal: 'too-many-rows' });
  });

  test('keeps names with a comma whole, and the rows after an unclosed quotation mark', async () => {
    expect(await read(bytes('Polák, Ján\nŠimková, Eva'))).toEqual({ rows: [['Polák, Ján'], ['Šimková, Eva']] });
    expect(await read(bytes('"Janko;Polák\nEva;Šimková'))).toEqual({
      rows: [
        ['"Janko', 'Polák'],
        ['Eva', 'Šimková'],
      ],
    });
  });

  test('with control characters is read from a workbook, or refused where a workbook may not contain them', async () => {
    const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
    const parts = unzipSync(await workbook([[{ value: 'Meno' }], [{ value: 'ZNAKY' }]] as never));
    const withName = (name: string) =>
      zipSync(
        Object.fromEntries(
          Object.entries(parts).map(([path, part]) => [path, strToU8(strFromU8(part).replaceAll('ZNAKY', name))]),
        ),
      );
    expect(await read(withName('Já&#x202e;n'))).toEqual({ rows: [['Meno'], ['Já\u202en']] });
    for (const name of ['Já&#0;n', 'Já&#27;n', 'Já\0n', 'Já_x0000_n']) {
      const reading = await read(withName(name));
      expect(reading.refusal ?? JSON.stringify(reading.rows), name).toMatch(/^unreadable$|^\[\["Meno"\],\["J/);
    }
  });

  test('is read from a workbook, including days', async () => {
    const file = await workbook([
      [{ value: 'Meno' }, { value: 'Dátum narodenia' }],
      [{ value: 'Žofia Ľudová' }, { type: Date, value: new Date('1988-05-12'), format: 'dd.mm.yyyy' }],
    ] as never);
    expect(await read(file)).toEqual({ rows: [PEOPLE[0], ['Žofia Ľudová', '1988-05-12']] });
  });
});

describe('an uploaded list is refused', () => {
  test.each([
    ['old-excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    ['unreadable', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3)],
    ['unreadable', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0)],
    ['too-many-rows', bytes('a\n'.repeat(11))],
  ])('as %s', async (refusal, file) => {
    expect(await read(file)).toEqual({ refusal });
  });

  test('if it is a workbook that unpacks to far more than its size, or has macros', async () => {
    const { zipSync } = await import('fflate');
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read(bomb)).toEqual({ refusal: 'too-large' });
    expect(await read(zipSync({ 'xl/vbaProject.bin': new Uint8Array(1) }))).toEqual({ refusal: 'macros' });
  });
});
