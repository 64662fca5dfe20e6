import type { RequestedDateItem } from '#domain/today/today-item.ts';
import { areEnough } from '#domain/waitlist/waitlist-entry.ts';
import { listRequestedDates } from '#server/waitlist/requested-dates.ts';
import { thatStand } from './that-stand.ts';
import type { TodaySource } from './today-source.ts';

/** Requested dates with so many people waiting that a date is worth adding. */
export const enoughRequested: TodaySource = {
  async list(asked) {
    const items = (await listRequestedDates(asked.app.db)).filter(areEnough).map(({ since, image, ...awaited }) => ({
      ...{ kind: 'requestedDates' as const, since, awaited },
      ids: [`${awaited.courseTypeId}/${awaited.city}`],
    }));
    return thatStand(items, asked) satisfies Promise<RequestedDateItem[]>;
  },
};
