/** How many rows a list of the desk shows at once. */
export const ROWS_PER_PAGE = 50;

/** A search of a long list counts and shows so many rows: whoever finds more of them narrows it further. */
export const FOUND_MAX = 1_000;

/** No list has as many pages; a database can still count the rows before it. */
const PAGE_MAX = 1_000_000;

/** The page of a list that an address asks for: the first where it names none, never one too large to count with. */
export function pageAsked(text: string | null): number {
  const number = Math.trunc(Number(text));
  return Number.isNaN(number) ? 1 : Math.min(Math.max(number, 1), PAGE_MAX);
}

/** The page that is shown when this one is asked for: the last, when there are not so many. */
export function pageWithin(page: number, { total, pageSize }: { total: number; pageSize: number }): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
}
