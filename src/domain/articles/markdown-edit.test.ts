import { describe, expect, test } from 'vitest';
import { type Edit, linked, marked, pictureMarkdown, prefixed, readingTime, withBlock } from './markdown-edit.ts';

/** „ahoj ‹svet›“ with marks around the selection. */
function edit(text: string): Edit {
  const start = text.indexOf('‹');
  return { text: text.replace(/[‹›]/g, ''), start, end: text.indexOf('›') - 1 };
}
const shown = ({ text, start, end }: Edit) => `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

describe('the toolbar', () => {
  test('marks what is selected, and takes the marks off again', () => {
    const bold = marked(edit('raz ‹za rok› vždy'), '**', 'tučné');
    expect(shown(bold)).toBe('raz **‹za rok›** vždy');
    expect(shown(marked(bold, '**', 'tučné'))).toBe('raz ‹za rok› vždy');
    expect(shown(marked(edit('a‹›b'), '*', 'kurzíva'))).toBe('a*‹kurzíva›*b');
  });

  test('begins whole lines, however little of them is selected', () => {
    const list = prefixed(edit('úvod\npr‹vý\ndru›hý\nkoniec'), () => '- ');
    expect(shown(list)).toBe('úvod\n‹- prvý\n- druhý›\nkoniec');
    expect(shown(prefixed(list, () => '- '))).toBe('úvod\n‹prvý\ndruhý›\nkoniec');
    expect(prefixed(edit('‹a\nb›'), (index) => `${index + 1}. `).text).toBe('1. a\n2. b');
    expect(shown(prefixed(edit('‹›'), () => '## '))).toBe('‹## ›');
  });

  test('makes a link of the selection and waits for its address', () => {
    expect(shown(linked(edit('pozri ‹zákon›.')))).toBe('pozri [zákon](‹https://›).');
  });

  test('puts a table or a picture on lines of their own', () => {
    expect(withBlock(edit('pred‹› za'), 'B').text).toBe('pred\n\nB\n\n za');
    expect(withBlock(edit('‹›'), 'B').text).toBe('B\n\n');
    expect(pictureMarkdown('/obrazky/a/1.webp', 'Plán [1]')).toBe('![Plán 1](/obrazky/a/1.webp)');
  });
});

test('a text is as long as it takes to read', () => {
  expect(readingTime('')).toEqual({ words: 0, minutes: 1 });
  expect(readingTime('Dvanásť-mesačný **plán** a 3 kroky.')).toEqual({ words: 5, minutes: 1 });
  expect(readingTime('slovo '.repeat(900)).minutes).toBe(5);
});
