import { sql } from 'kysely';
import type { Day } from '#domain/day.ts';
import { countItems, MESSAGE_SHOWN_MAX, type WaitingCount, type WaitingItem } from '#domain/today/today-item.ts';
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
  /** The items of it in the order they are shown: those who wait longest first. */
  list(asked: TodayAsked): Promise<WaitingItem[]>;
  /** How many things wait; left out where there never are many, and all are listed. */
  count?(asked: TodayAsked): Promise<WaitingCount>;
}

/** As much of a message as is shown, and an email more to tell that it goes on. */
export const messageStart = sql<string>`substr("message", 1, ${sql.lit(MESSAGE_SHOWN_MAX + 1)})`.as('message');

/** How many things of a kind wait. */
export async function countOf(
  { list, count }: TodaySource,
  asked: TodayAsked,
  listed?: WaitingItem[],
): Promise<WaitingCount> {
  return count ? count(asked) : countItems(listed ?? (await list(asked)));
}
