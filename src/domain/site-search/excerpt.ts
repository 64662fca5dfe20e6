import { type Word, wordsOf } from './words.ts';

/** A piece of a text; `isFound` where it matches the search. */
export interface Piece {
  text: string;
  isFound: boolean;
}

export type IsFound = (word: Word) => boolean;

const EXCERPT_LENGTH_MAX = 220;
/** A shorter line is a heading: it adds little to the words of the search. */
const SENTENCE_LENGTH_MIN = 30;
/** How much of the sentence is shown before the first word found in it. */
const LENGTH_BEFORE = 80;

/** A text in pieces, so that matches can be marked. */
export function pieces(text: string, isFound: IsFound): Piece[] {
  const found = wordsOf(text).filter(isFound);
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of found) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isFound: false });
    pieces.push({ text: text.slice(word.start, word.end), isFound: true });
    end = word.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isFound: false });
  return pieces;
}

/** The first line of a text with the most matches, a sentence before a heading; a long line is cut around them. */
export function excerpt(text: string, isFound: IsFound): string {
  const [first = '', ...others] = text.split('\n');
  let best = { line: first, ...foundIn(first, isFound) };
  for (const line of others) {
    const found = foundIn(line, isFound);
    const isBetter =
      found.count === best.count
        ? found.count > 0 && isHeading(best.line) && !isHeading(line)
        : found.count > best.count;
    if (isBetter) best = { line, ...found };
  }
  return cut(best.line, best.start);
}

function isHeading(line: string): boolean {
  return line.length < SENTENCE_LENGTH_MIN;
}

function foundIn(line: string, isFound: IsFound): { count: number; start: number } {
  const found = wordsOf(line).filter(isFound);
  return { count: new Set(found.map(({ stem }) => stem)).size, start: found[0]?.start ?? 0 };
}

/** A window of the line, between words, with dots where something is left out. */
function cut(line: string, foundAt: number): string {
  if (line.length <= EXCERPT_LENGTH_MAX) return line;
  const from = foundAt <= LENGTH_BEFORE ? 0 : line.indexOf(' ', foundAt - LENGTH_BEFORE) + 1;
  // an extremely long word may come before it
  const start = Math.min(from, foundAt);
  const rest = line.slice(start);
  if (rest.length <= EXCERPT_LENGTH_MAX) return `… ${rest}`;
  const end = rest.lastIndexOf(' ', EXCERPT_LENGTH_MAX);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : EXCERPT_LENGTH_MAX)} …`;
}
