import { type Word, wordsOf } from './text-words.ts';

/** A piece of a text; `isMatch` where it matches the search. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

export type IsMatch = (word: Word) => boolean;

const EXCERPT_LENGTH_MAX = 220;
/** A shorter line is a heading: it adds little to the words of the search. */
const SENTENCE_LENGTH_MIN = 30;
/** How much of the sentence is shown before its first match. */
const LENGTH_BEFORE = 80;

/** A text in pieces, so that matches can be marked. */
export function pieces(text: string, isMatch: IsMatch): Piece[] {
  const matches = wordsOf(text).filter(isMatch);
  const pieces: Piece[] = [];
  let end = 0;
  for (const word of matches) {
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), isMatch: false });
    pieces.push({ text: text.slice(word.start, word.end), isMatch: true });
    end = word.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

/** The first line of a text with the most matches, a sentence before a heading; a long line is cut around them. */
export function excerpt(text: string, isMatch: IsMatch): string {
  const [first = '', ...others] = text.split('\n');
  let best = { line: first, ...countMatches(first, isMatch) };
  for (const line of others) {
    const matches = countMatches(line, isMatch);
    const isBetter =
      matches.count === best.count
        ? matches.count > 0 && isHeading(best.line) && !isHeading(line)
        : matches.count > best.count;
    if (isBetter) best = { line, ...matches };
  }
  return cut(best.line, best.start);
}

function isHeading(line: string): boolean {
  return line.length < SENTENCE_LENGTH_MIN;
}

function countMatches(line: string, isMatch: IsMatch): { count: number; start: number } {
  const matches = wordsOf(line).filter(isMatch);
  return { count: new Set(matches.map(({ stem }) => stem)).size, start: matches[0]?.start ?? 0 };
}

/** A window of the line, between words, with dots where something is left out. */
function cut(line: string, matchStart: number): string {
  if (line.length <= EXCERPT_LENGTH_MAX) return line;
  const from = matchStart <= LENGTH_BEFORE ? 0 : line.indexOf(' ', matchStart - LENGTH_BEFORE) + 1;
  // an extremely long word may come before it
  const start = Math.min(from, matchStart);
  const rest = line.slice(start);
  if (rest.length <= EXCERPT_LENGTH_MAX) return `… ${rest}`;
  const end = rest.lastIndexOf(' ', EXCERPT_LENGTH_MAX);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : EXCERPT_LENGTH_MAX)} …`;
}
