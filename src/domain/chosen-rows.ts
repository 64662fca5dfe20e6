/** More than any page of a list has, so no user can select more. */
export const CHOSEN_MAX = 200;

/** The result of an action on selected rows: how many succeeded and, by reason, how many were skipped. */
export interface ChosenOutcome<Why extends string> {
  done: number;
  skipped: Partial<Record<Why, number>>;
}

/** Counts the results of the rows that were found; `chosen` is the number of all, of which the others are gone. */
export function chosenOutcome<Why extends string>(
  results: readonly ('done' | Why)[],
  chosen: number,
): ChosenOutcome<Why | 'gone'> {
  const all = [...results, ...Array<'gone'>(chosen - results.length).fill('gone')];
  const skipped: Partial<Record<Why | 'gone', number>> = {};
  for (const why of all) if (why !== 'done') skipped[why as Why] = (skipped[why as Why] ?? 0) + 1;
  return { done: results.filter((result) => result === 'done').length, skipped };
}
