import type { AwaitedDateItem } from '#domain/today/today-item.ts';
import { areEnough } from '#domain/waitlist/waitlist-entry.ts';
import { listAwaitedDates } from '#server/waitlist/awaited-dates.ts';
import { listPostponements } from './postponed.ts';
import type { TodaySource } from './today-source.ts';

/** What so many people wait for that a date is worth adding. A type and a city have no row of their own to ask about. */
export const enoughAwaited: TodaySource = {
  async list({ app, day, standing }) {
    const items = (await listAwaitedDates(app.db)).filter(areEnough).map(({ since, image, ...awaited }) => ({
      ...{ kind: 'awaitedDates' as const, since, awaited },
      ids: [`${awaited.courseTypeId}/${awaited.city}`],
    }));
    const ids = items.flatMap(({ ids }) => ids);
    const postponements = await listPostponements(app.db, 'awaitedDates', ids);
    return items.filter(({ ids: [id = ''] }): boolean => {
      const postponement = postponements.get(id);
      const isPutOff = postponement !== undefined && postponement.untilDay > day;
      return standing === 'due' ? !isPutOff : isPutOff && !postponement.isDone;
    }) satisfies AwaitedDateItem[];
  },
};
