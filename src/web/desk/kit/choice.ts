import { CHOSEN_MAX } from '#domain/chosen-rows.ts';

/** The name of the row checkboxes in a form. */
export const CHOICE = 'id';

/** The address of a list with these rows selected. */
export function withChosen(path: string, ids: readonly string[]): string {
  const chosen = new URLSearchParams(ids.map((id) => [CHOICE, id]));
  return `${path}${path.includes('?') ? '&' : '?'}${chosen}`;
}

/** Longer than any id in the database. */
const ID_LENGTH_MAX = 200;

/** The ids of the selected rows without duplicates, limited to as many as a list can show. */
export function chosenIds(sent: FormData | URLSearchParams, max = CHOSEN_MAX): string[] {
  const ids = sent.getAll(CHOICE).map(String);
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= ID_LENGTH_MAX).slice(0, max);
}
