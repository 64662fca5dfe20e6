/** How many rows a list of the desk shows at once. */
export const ROWS_PER_PAGE = 50;

/** How many participants of a sign-up are shown per page. */
export const PEOPLE_PER_PAGE = 50;

/** A search of a long list counts and shows at most this many rows, so that the user narrows it further. */
export const SEARCH_ROWS_MAX = 1_000;

/** More pages than any list has, but few enough for a database to count the rows before. */
const PAGE_MAX = 1_000_000;

/** The page number in an address: the first if it has none, at most `PAGE_MAX`. */
export function requestedPage(text: string | null): number {
  const number = Math.trunc(Number(text));
  return Number.isNaN(number) ? 1 : Math.min(Math.max(number, 1), PAGE_MAX);
}

/** The page to show for the requested one: the last, when there are fewer pages. */
export function pageWithin(page: number, { total, pageSize }: { total: number; pageSize: number }): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
}
