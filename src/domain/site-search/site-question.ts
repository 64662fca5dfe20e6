import { typedWords } from '#domain/search.ts';
import { type Word, wordsOf } from './words.ts';

/** Longer than anything one looks for; the rest is left out, and that is said. */
export const QUESTION_LENGTH_MAX = 100;

/** So many words are looked for, the next ones not: they would only make the answer slower. */
const QUESTION_WORDS_MAX = 6;

/** What somebody typed to find something on the site. */
export interface SiteQuestion {
  /** As it is shown; empty when nothing was typed. */
  text: string;
  /** What is looked for; none in a text of punctuation or single letters. */
  words: Word[];
  wasCut: boolean;
}

/** Takes apart what somebody typed. Words that stand in every text are looked for only where there are no others. */
export function siteQuestion(typed: string): SiteQuestion {
  const whole = typedWords(typed) ?? '';
  const text = [...whole].slice(0, QUESTION_LENGTH_MAX).join('').trim();
  const words = new Map(wordsOf(text).map((word) => [word.stem, word]));
  const telling = [...words.values()].filter(({ folded }) => folded.length > 1);
  const rare = telling.filter(({ folded }) => !FUNCTION_WORDS.has(folded));
  return {
    text,
    words: (rare.length > 0 ? rare : telling).slice(0, QUESTION_WORDS_MAX),
    wasCut: text.length < whole.length,
  };
}

/** Prepositions, conjunctions and the like, as `folded` writes them. */
const FUNCTION_WORDS = new Set(
  (
    'ako alebo ale ani asi az bez bude by byt cez co do ho ich ine je kde ked ku ma mi na nad nam nas ne nie no od po pod ' +
    'podla pre pred pri sa si som su ta tak te ten to tu uz vam vas vo vy za ze zo'
  ).split(' '),
);
