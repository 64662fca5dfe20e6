import { expect, test } from 'vitest';
import { ENCLOSURES_BYTES_MAX, ENCLOSURES_MAX, enclosureProblems } from './enclosure.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const aFile = (over: Partial<{ name: string; sizeBytes: number; beginning: Uint8Array }> = {}) => ({
  name: 'mapa.pdf',
  sizeBytes: 100,
  beginning: PDF,
  ...over,
});

test('a file is accepted only if its content matches its extension', () => {
  expect(enclosureProblems([aFile()])).toEqual([]);
  expect(enclosureProblems([aFile({ name: 'mapa.png' })])[0]).toContain('nie je to, čo hovorí jeho prípona');
  for (const name of ['fotky.zip', 'makro.docm', 'stranka.html', 'constructor']) {
    expect(enclosureProblems([aFile({ name })])[0]).toContain('nemožno priložiť');
  }
});

test('files are refused when they exceed ten megabytes together', () => {
  const half = aFile({ sizeBytes: ENCLOSURES_BYTES_MAX / 2 });
  expect(enclosureProblems([half, half])).toEqual([]);
  expect(enclosureProblems([half, half, aFile()])[0]).toContain('10 MB');
  expect(enclosureProblems(Array(ENCLOSURES_MAX + 1).fill(aFile()))[0]).toContain('najviac 5 súborov');
});
