import type { Piece } from '#domain/site-search/excerpt.ts';
import { folded } from '#domain/slovak.ts';

/** The text in pieces, so that what was searched for can be marked in it, whatever its case and diacritics. */
export function markedText(text: string, terms: readonly string[][]): Piece[] {
  const emails = [...text];
  const isFound = emails.map(() => false);
  for (const way of new Set(terms.flat())) {
    // a number is found however it is divided
    const isNumber = /^\d{6,}$/.test(way);
    for (const [from, to] of occurrences(emails, way, isNumber ? /\D/ : undefined)) isFound.fill(true, from, to);
  }
  return joined(emails, isFound);
}

/** Where the folded emails spell the words, as positions in the text's own emails. */
function occurrences(emails: readonly string[], words: string, leftOut: RegExp | undefined): [number, number][] {
  let spelled = '';
  const positions: number[] = [];
  for (const [position, email] of emails.entries()) {
    const plain = leftOut?.test(email) ? '' : folded(email).replace(/\s/, ' ');
    spelled += plain;
    for (let unit = 0; unit < plain.length; unit += 1) positions.push(position);
  }
  const found: [number, number][] = [];
  for (let at = spelled.indexOf(words); at !== -1; at = spelled.indexOf(words, at + words.length)) {
    found.push([positions[at] as number, (positions[at + words.length - 1] as number) + 1]);
  }
  return found;
}

function joined(emails: readonly string[], isFound: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, email] of emails.entries()) {
    const last = pieces.at(-1);
    if (last && last.isFound === isFound[index]) last.text += email;
    else pieces.push({ text: email, isFound: isFound[index] === true });
  }
  return pieces;
}
