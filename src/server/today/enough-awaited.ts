import type { AwaitedDateItem } from '#domain/today/today-item.ts';
import { areEnough } from '#domain/waitlist/waitlist-entry.ts';
import { listAwaitedDates } from '#server/waitlist/awaited-dates.ts';
import { thatStand } from './that-stand.ts';
import type { TodaySource } from './today-source.ts';

/** What so many people wait for that a date is worth adding. */
export const enoughAwaited: TodaySource = {
  async list(asked) {
    const items = (await listAwaitedDates(asked.app.db)).filter(areEnough).map(({ since, image, ...awaited }) => ({
      ...{ kind: 'awaitedDates' as const, since, awaited },
      ids: [`${awaited.courseTypeId}/${awaited.city}`],
    }));
    return thatStand(items, asked) satisfies Promise<AwaitedDateItem[]>;
  },
};
