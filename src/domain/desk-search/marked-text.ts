import type { Piece } from '#domain/site-search/excerpt.ts';
import { folded } from '#domain/slovak.ts';

/** The text in pieces, so that what was searched for can be marked in it, whatever its case and diacritics. */
export function markedText(text: string, terms: readonly string[][]): Piece[] {
  const letters = [...text];
  const isFound = letters.map(() => false);
  for (const way of new Set(terms.flat())) {
    // a number is found however it is divided
    const isNumber = /^\d{6,}$/.test(way);
    for (const [from, to] of occurrences(letters, way, isNumber ? /\D/ : undefined)) isFound.fill(true, from, to);
  }
  return joined(letters, isFound);
}

/** Where the folded letters spell the words, as positions in the text's own letters. */
function occurrences(letters: readonly string[], words: string, leftOut: RegExp | undefined): [number, number][] {
  let spelled = '';
  const positions: number[] = [];
  for (const [position, letter] of letters.entries()) {
    const plain = leftOut?.test(letter) ? '' : folded(letter).replace(/\s/, ' ');
    spelled += plain;
    for (let unit = 0; unit < plain.length; unit += 1) positions.push(position);
  }
  const found: [number, number][] = [];
  for (let at = spelled.indexOf(words); at !== -1; at = spelled.indexOf(words, at + words.length)) {
    found.push([positions[at] as number, (positions[at + words.length - 1] as number) + 1]);
  }
  return found;
}

function joined(letters: readonly string[], isFound: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last && last.isFound === isFound[index]) last.text += letter;
    else pieces.push({ text: letter, isFound: isFound[index] === true });
  }
  return pieces;
}
