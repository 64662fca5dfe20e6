import { type PersonSearch, readPersonSearch } from '#domain/personal-data/person-search.ts';
import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { PRIVACY } from './privacy-path.ts';

/** Where all that is kept of one person is looked for. */
export const PERSON = `${PRIVACY}/osoba`;

/** The field of those who were ticked. */
export const CHOSEN_PERSON = 'kto';

/** Whether seats on courses still to come are given up: `?miesta=zrusit`. */
export const GIVE_UP_SEATS = 'miesta';

/** Those found who are ticked; undefined where nobody was looked for. */
export interface PersonChoice {
  search: PersonSearch | undefined;
  /** As it was typed. */
  typed: string;
  keys: string[];
}

/** Reads `?hladat=&kto=&kto=` of an address or a form. */
export function readPersonChoice(fields: Pick<URLSearchParams, 'get' | 'getAll'> | FormData): PersonChoice {
  const typed = String(fields.get('hladat') ?? '').slice(0, SEARCH_LENGTH_MAX);
  return { search: readPersonSearch(typed), typed, keys: fields.getAll(CHOSEN_PERSON).map(String) };
}

/** A page about the person who was chosen so. */
export function personPath(
  { typed, keys }: Pick<PersonChoice, 'typed' | 'keys'>,
  step: '' | '/vymazanie' = '',
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ hladat: typed, ...more });
  for (const key of keys) query.append(CHOSEN_PERSON, key);
  return `${PERSON}${step}?${query}`;
}
