import type { Piece } from '#domain/site-search/excerpt.ts';
import { folded } from '#domain/slovak.ts';

/** The text in pieces, so that search terms can be marked in it, whatever its case and diacritics. */
export function markedText(text: string, terms: readonly string[][]): Piece[] {
  const characters = [...text];
  const isMatch = characters.map(() => false);
  for (const way of new Set(terms.flat())) {
    // a number matches however its digits are grouped
    const isNumber = /^\d{6,}$/.test(way);
    for (const [from, to] of occurrences(characters, way, isNumber ? /\D/ : undefined)) isMatch.fill(true, from, to);
  }
  return joined(characters, isMatch);
}

/** Where the folded characters spell the words, as positions in the text's own characters. */
function occurrences(characters: readonly string[], words: string, skipped: RegExp | undefined): [number, number][] {
  let spelled = '';
  const positions: number[] = [];
  for (const [position, character] of characters.entries()) {
    const plain = skipped?.test(character) ? '' : folded(character).replace(/\s/, ' ');
    spelled += plain;
    for (let unit = 0; unit < plain.length; unit += 1) positions.push(position);
  }
  const ranges: [number, number][] = [];
  for (let at = spelled.indexOf(words); at !== -1; at = spelled.indexOf(words, at + words.length)) {
    ranges.push([positions[at] as number, (positions[at + words.length - 1] as number) + 1]);
  }
  return ranges;
}

function joined(characters: readonly string[], isMatch: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, character] of characters.entries()) {
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += character;
    else pieces.push({ text: character, isMatch: isMatch[index] === true });
  }
  return pieces;
}
