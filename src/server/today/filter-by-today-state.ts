import type { WaitingItem } from '#domain/today/today-item.ts';
import { listPostponements } from './postponement-queries.ts';
import type { TodayContext } from './today-source.ts';

/** The items of one kind that are in the requested state, where they have no rows that a query could filter. */
export async function filterByTodayState<Item extends WaitingItem>(
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
