import { SEARCH_LENGTH_MAX, searchTerms, typedWords } from '#domain/search.ts';

/** What somebody asks the search of the whole desk. */
export interface DeskQuestion {
  text: string;
  /** What a thing must hold, each in one of its ways. */
  terms: string[][];
  /** Those of them an index knows; where there is none, nothing is asked for yet. */
  longTerms: string[][];
  wasCut: boolean;
}

/** The question as it was typed, of no more than a person types. */
export function deskQuestion(typed: string): DeskQuestion {
  const text = typedWords(typed) ?? '';
  const terms = searchTerms(text);
  const longTerms = terms.filter((ways) => ways.every((way) => LONG.test(way)));
  return { text, terms, longTerms, wasCut: typed.trim().length > SEARCH_LENGTH_MAX };
}

/** Three letters or digits in a row. */
const LONG = /[\p{L}\d]{3}/u;
