/** No page of a list has so many rows; nobody chooses so many. */
export const CHOSEN_MAX = 200;

/** What an act on chosen rows came to: to how many it was done, and how many were left out, by the reason. */
export interface ChosenOutcome<Why extends string> {
  done: number;
  leftOut: Partial<Record<Why, number>>;
}

/** Adds up what became of each row. */
export function chosenOutcome<Why extends string>(results: readonly ('done' | Why)[]): ChosenOutcome<Why> {
  const leftOut: Partial<Record<Why, number>> = {};
  for (const why of results) if (why !== 'done') leftOut[why as Why] = (leftOut[why as Why] ?? 0) + 1;
  return { done: results.filter((result) => result === 'done').length, leftOut };
}
