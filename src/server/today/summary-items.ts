import type { WaitingItem } from '#domain/today/today-item.ts';
import { areEnough } from '#domain/waitlist/waitlist-entry.ts';
import { readAmbiguousMatches } from '#server/clients/ambiguous-matches.ts';
import { listRequestedDates } from '#server/waitlist/requested-dates.ts';
import { listPostponements } from './postponements.ts';
import type { TodayContext, TodaySource } from './today-source.ts';

/** Requested dates with so many people waiting that a date is worth adding. */
export const requestedDates: TodaySource = {
  async list(context) {
    const items = (await listRequestedDates(context.app.db))
      .filter(areEnough)
      .map(({ since, image, ...requestedDate }) => ({
        kind: 'requestedDates' as const,
        since,
        requestedDate,
        ids: [`${requestedDate.courseTypeId}/${requestedDate.city}`],
      }));
    return filterByTodayState(items, context) satisfies Promise<WaitingItem<'requestedDates'>[]>;
  },
};

/** Companies that staff have to tell apart: one item, which links to their page. */
export const ambiguousClients: TodaySource = {
  async list(context) {
    const { count, since } = await readAmbiguousMatches(context.app.db);
    const items: WaitingItem<'ambiguousClients'>[] = since
      ? [{ kind: 'ambiguousClients', ids: ['vsetky'], since, count }]
      : [];
    return filterByTodayState(items, context);
  },
};

/** The items of one kind that are in the requested state, where they have no rows that a query could filter. */
async function filterByTodayState<Item extends WaitingItem>(
  items: Item[],
  { app, day, state }: TodayContext,
): Promise<Item[]> {
  const [first] = items;
  if (!first) return [];
  const ids = items.flatMap((item) => item.ids);
  const postponements = await listPostponements(app.db, first.kind, ids);
  return items.filter(({ ids: [id = ''] }) => {
    const postponement = postponements.get(id);
    const isPostponed = postponement !== undefined && postponement.untilDay > day;
    return state === 'due' ? !isPostponed : isPostponed && !postponement.isDone;
  });
}
