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
  /** How many things wait. */
  count(asked: TodayAsked): Promise<number>;
  /** The items of them, those who wait longest first; no more than are shown. */
  list(asked: TodayAsked): Promise<WaitingItem[]>;
}

/** Of what there never is much as many are counted as are read. */
export function countedByReading(list: (asked: TodayAsked) => Promise<WaitingItem[]>): TodaySource {
  return { list, count: async (asked) => (await list(asked)).length };
}
