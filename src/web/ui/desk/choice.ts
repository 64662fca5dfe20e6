import { CHOSEN_MAX } from '#domain/chosen-rows.ts';

/** What the boxes of chosen rows are called in a form. */
export const CHOICE = 'id';

/** The address of a list with these rows chosen in it. */
export function withChosen(path: string, ids: readonly string[]): string {
  const chosen = new URLSearchParams(ids.map((id) => [CHOICE, id]));
  return `${path}${path.includes('?') ? '&' : '?'}${chosen}`;
}

/** Longer than the id of anything we keep. */
const ID_LENGTH_MAX = 200;

/** The ids of the rows that were chosen, each once; of more than a list can show only the first. */
export function chosenIds(sent: FormData | URLSearchParams, max = CHOSEN_MAX): string[] {
  const ids = sent.getAll(CHOICE).map(String);
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= ID_LENGTH_MAX).slice(0, max);
}
