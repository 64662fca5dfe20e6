import type { RequestedDateItem } from '#domain/today/today-item.ts';
import { areEnough } from '#domain/waitlist/waitlist-entry.ts';
import { listRequestedDates } from '#server/waitlist/requested-dates.ts';
import { filterByTodayState } from './filter-by-today-state.ts';
import type { TodaySource } from './today-source.ts';

/** Requested dates with so many people waiting that a date is worth adding. */
export const requestedDates: TodaySource = {
  async list(context) {
    const items = (await listRequestedDates(context.app.db))
      .filter(areEnough)
      .map(({ since, image, ...requestedDate }) => ({
        ...{ kind: 'requestedDates' as const, since, requestedDate },
        ids: [`${requestedDate.courseTypeId}/${requestedDate.city}`],
      }));
    return filterByTodayState(items, context) satisfies Promise<RequestedDateItem[]>;
  },
};
