import { cleanSearch } from '#domain/search.ts';
import { type Word, wordsOf } from './text-words.ts';

/** Longer than any real search; the rest is cut, and the page says so. */
export const QUERY_LENGTH_MAX = 100;

/** At most this many words are searched for: more would only make the answer slower. */
const QUERY_WORDS_MAX = 6;

export interface SiteQuery {
  /** As it is shown; empty when nothing was typed. */
  text: string;
  /** The words searched for; none in a text of punctuation or single letters. */
  words: Word[];
  wasCut: boolean;
}

/** Splits the typed text. Words that occur in every text are searched for only where there are no others. */
export function parseSiteQuery(entered: string): SiteQuery {
  const full = cleanSearch(entered) ?? '';
  const text = [...full].slice(0, QUERY_LENGTH_MAX).join('').trim();
  const words = new Map(wordsOf(text).map((word) => [word.stem, word]));
  const longWords = [...words.values()].filter(({ folded }) => folded.length > 1);
  const contentWords = longWords.filter(({ folded }) => !FUNCTION_WORDS.has(folded));
  return {
    text,
    words: (contentWords.length > 0 ? contentWords : longWords).slice(0, QUERY_WORDS_MAX),
    wasCut: text.length < full.length,
  };
}

/** Prepositions, conjunctions and the like, as `folded` writes them. */
const FUNCTION_WORDS = new Set(
  (
    'ako alebo ale ani asi az bez bude by byt cez co do ho ich ine je kde ked ku ma mi na nad nam nas ne nie no od po pod ' +
    'podla pre pred pri sa si som su ta tak te ten to tu uz vam vas vo vy za ze zo'
  ).split(' '),
);
