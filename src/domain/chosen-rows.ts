/** More than any page of a list has, so no user can select more. */
export const CHOSEN_MAX = 200;

/** The result of an action on selected rows: how many succeeded and, by reason, how many were skipped. */
export interface ChosenOutcome<Why extends string> {
  done: number;
  skipped: Partial<Record<Why, number>>;
}

/** Counts the results of all rows. */
export function chosenOutcome<Why extends string>(results: readonly ('done' | Why)[]): ChosenOutcome<Why> {
  const skipped: Partial<Record<Why, number>> = {};
  for (const why of results) if (why !== 'done') skipped[why as Why] = (skipped[why as Why] ?? 0) + 1;
  return { done: results.filter((result) => result === 'done').length, skipped };
}
