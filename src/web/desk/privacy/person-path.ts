import { type PersonSearch, readPersonSearch } from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { SIGN_UPS } from '#web/desk/kit/desk-sections.ts';
import { findRecordPath } from '#web/desk/kit/record-path.ts';

/** The page that shows what is stored and what was erased. */
export const PRIVACY = '/dashboard/sukromie';

/** The search for all data about one person. */
export const PERSON = `${PRIVACY}/osoba`;

/** The field of the selected people. */
export const CHOSEN_PERSON = 'kto';

/** Whether seats on future courses are given up: `?miesta=zrusit`. */
export const GIVE_UP_SEATS = 'miesta';

/** The selected people and their search; `search` is undefined when there was none. */
export interface PersonChoice {
  search: PersonSearch | undefined;
  /** The text as entered. */
  entered: string;
  keys: string[];
}

/** Reads `?hladat=&kto=&kto=` of an address or a form. */
export function readPersonChoice(fields: Pick<URLSearchParams, 'get' | 'getAll'> | FormData): PersonChoice {
  const entered = String(fields.get('hladat') ?? '').slice(0, SEARCH_LENGTH_MAX);
  return { search: readPersonSearch(entered), entered, keys: fields.getAll(CHOSEN_PERSON).map(String) };
}

/** The address of a page about the chosen person. */
export function personPath(
  { entered, keys }: Pick<PersonChoice, 'entered' | 'keys'>,
  step: '' | '/vymazanie' = '',
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ hladat: entered, ...more });
  for (const key of keys) query.append(CHOSEN_PERSON, key);
  return `${PERSON}${step}?${query}`;
}

/** The desk's page of a record about a person; undefined for records without a page. */
export function tracePath({ noun, id, ofId }: Pick<Trace, 'noun' | 'id' | 'ofId'>): string | undefined {
  if (noun === 'participant' || noun === 'rosterRow')
    return `${SIGN_UPS}/${encodeURIComponent(ofId ?? '')}/ucastnici`;
  if (noun === 'payer') return findRecordPath('signUp', ofId ?? '');
  if (noun === 'clientContact') return findRecordPath('client', ofId ?? '');
  return noun === 'email' || noun === 'result' ? undefined : findRecordPath(noun, id);
}
