import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTerms } from '#domain/search.ts';
import { markedText } from './marked-text.ts';

const marked = (text: string, search: string) =>
  markedText(text, searchTerms(search))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Ján Šťastný', 'stast', 'Ján [Šťast]ný'],
  ['Ján Šťastný', 'ŠŤASTNY jan', '[Ján] [Šťastný]'],
  ['Nováková, novak@example.sk', 'novak', '[Novák]ová, [novak]@example.sk'],
  ['+421 905 111 003', '0905 111 003', '+421 [905 111 003]'],
  ['Žilina', 'brat', 'Žilina'],
  ['a\u0301bc', 'abc', '[a\u0301bc]'],
])('in the text „%s“ the search „%s“ is highlighted as %s', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test('the pieces of a highlighted text joined together are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (text, search) => {
      const pieces = markedText(text, searchTerms(search));
      expect(pieces.map(({ text }) => text).join('')).toBe(text);
    }),
  );
});
