/** The page that is shown when this one is asked for: the last, when there are not so many. */
export function pageWithin(page: number, { total, pageSize }: { total: number; pageSize: number }): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
}
