import { SEARCH_LENGTH_MAX, searchTerms, typedWords } from '#domain/search.ts';

/** A query of the search of the whole desk. */
export interface DeskQuestion {
  text: string;
  /** The terms a result must contain, each in one of its spellings. */
  terms: string[][];
  /** The terms long enough for an index; without any, nothing is searched for. */
  longTerms: string[][];
  wasCut: boolean;
}

/** The typed query, cut to the maximum length. */
export function deskQuestion(typed: string): DeskQuestion {
  const text = typedWords(typed) ?? '';
  const terms = searchTerms(text);
  const longTerms = terms.filter((ways) => ways.every((way) => LONG.test(way)));
  return { text, terms, longTerms, wasCut: typed.trim().length > SEARCH_LENGTH_MAX };
}

/** Three letters or digits in a row. */
const LONG = /[\p{L}\d]{3}/u;
