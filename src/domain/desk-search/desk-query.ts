import { cleanSearch, SEARCH_LENGTH_MAX, searchTerms } from '#domain/search.ts';

export interface DeskQuery {
  text: string;
  /** The terms a result must contain, each in one of its spellings. */
  terms: string[][];
  /** The terms long enough for an index; without any, nothing is searched for. */
  longTerms: string[][];
  wasCut: boolean;
}

/** The entered query, cut to the maximum length. */
export function parseDeskQuery(entered: string): DeskQuery {
  const text = cleanSearch(entered) ?? '';
  const terms = searchTerms(text);
  const longTerms = terms.filter((ways) => ways.every((way) => LONG.test(way)));
  return { text, terms, longTerms, wasCut: entered.trim().length > SEARCH_LENGTH_MAX };
}

/** Three letters or digits in a row. */
const LONG = /[\p{L}\d]{3}/u;
