import type { Day } from '#domain/day.ts';
import type { WaitingItem } from '#domain/today/today-item.ts';
import type { App } from '#server/app.ts';
import type { Standing } from './postponed.ts';

/** What is asked of every kind of waiting. */
export interface TodayAsked {
  app: Pick<App, 'db' | 'now'>;
  /** The day it is in Bratislava. */
  day: Day;
  standing: Standing;
}

/** One kind of waiting, as the database knows it. */
export interface TodaySource {
  /** The items of it, those who wait longest first; no more than are shown. */
  list(asked: TodayAsked): Promise<WaitingItem[]>;
  /** How many things wait; left out where there never are many, and all are listed. */
  count?(asked: TodayAsked): Promise<number>;
}

/** How many things of a kind wait. */
export async function countOf(
  { list, count }: TodaySource,
  asked: TodayAsked,
  listed?: WaitingItem[],
): Promise<number> {
  // Postgres counts in texts
  return count ? Number(await count(asked)) : (listed ?? (await list(asked))).length;
}
