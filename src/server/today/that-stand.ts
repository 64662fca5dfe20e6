import type { WaitingItem } from '#domain/today/today-item.ts';
import { listPostponements } from './postponed.ts';
import type { TodayAsked } from './today-source.ts';

/** The items of one kind that are in the requested state, where they have no rows that a query could filter. */
export async function thatStand<Item extends WaitingItem>(
  items: Item[],
  { app, day, standing }: TodayAsked,
): Promise<Item[]> {
  const [first] = items;
  if (!first) return [];
  const ids = items.flatMap((item) => item.ids);
  const postponements = await listPostponements(app.db, first.kind, ids);
  return items.filter(({ ids: [id = ''] }) => {
    const postponement = postponements.get(id);
    const isPutOff = postponement !== undefined && postponement.untilDay > day;
    return standing === 'due' ? !isPutOff : isPutOff && !postponement.isDone;
  });
}
