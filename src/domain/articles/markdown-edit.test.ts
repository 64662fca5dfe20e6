import { describe, expect, test } from 'vitest';
import {
  type Edit,
  insertBlock,
  insertLink,
  pictureMarkdown,
  readingTime,
  toggleLinePrefix,
  toggleMarker,
} from './markdown-edit.ts';

/** „ahoj ‹svet›“ with marks around the selection. */
function edit(text: string): Edit {
  const start = text.indexOf('‹');
  return { text: text.replace(/[‹›]/g, ''), start, end: text.indexOf('›') - 1 };
}
const shown = ({ text, start, end }: Edit) => `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

describe('the toolbar of the article editor', () => {
  test('adds Markdown markers around the selection, and removes them the second time', () => {
    const bold = toggleMarker(edit('raz ‹za rok› vždy'), '**', 'tučné');
    expect(shown(bold)).toBe('raz **‹za rok›** vždy');
    expect(shown(toggleMarker(bold, '**', 'tučné'))).toBe('raz ‹za rok› vždy');
    expect(shown(toggleMarker(edit('a‹›b'), '*', 'kurzíva'))).toBe('a*‹kurzíva›*b');
    const both = toggleMarker(bold, '*', 'kurzíva');
    expect(shown(both)).toBe('raz ***‹za rok›*** vždy');
    expect(shown(toggleMarker(both, '**', 'tučné'))).toBe('raz *‹za rok›* vždy');
  });

  test('prefixes every line that the selection touches', () => {
    const list = toggleLinePrefix(edit('úvod\npr‹vý\ndru›hý\nkoniec'), () => '- ');
    expect(shown(list)).toBe('úvod\n‹- prvý\n- druhý›\nkoniec');
    expect(shown(toggleLinePrefix(list, () => '- '))).toBe('úvod\n‹prvý\ndruhý›\nkoniec');
    expect(shown(toggleLinePrefix(edit('‹›\nkoniec'), () => '- '))).toBe('‹- ›\nkoniec');
    expect(toggleLinePrefix(edit('‹a\nb›'), (index) => `${index + 1}. `).text).toBe('1. a\n2. b');
    expect(shown(toggleLinePrefix(edit('‹›'), () => '## '))).toBe('‹## ›');
  });

  test('makes a link of the selection with its address selected', () => {
    expect(shown(insertLink(edit('pozri ‹zákon›.')))).toBe('pozri [zákon](‹https://›).');
  });

  test('puts a table or a picture on separate lines', () => {
    expect(insertBlock(edit('pred‹› za'), 'B').text).toBe('pred\n\nB\n\n za');
    expect(insertBlock(edit('‹›'), 'B').text).toBe('B\n\n');
    expect(pictureMarkdown('/obrazky/a/1.webp', 'Plán [1]')).toBe('![Plán 1](/obrazky/a/1.webp)');
  });
});

test('the reading time of a text is computed from its number of words', () => {
  expect(readingTime('')).toEqual({ words: 0, minutes: 1 });
  expect(readingTime('Dvanásť-mesačný **plán** a 3 kroky.')).toEqual({ words: 5, minutes: 1 });
  expect(readingTime('slovo '.repeat(900)).minutes).toBe(5);
});
