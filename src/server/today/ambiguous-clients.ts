import type { AmbiguousClients } from '#domain/today/today-item.ts';
import { readAmbiguousMatches } from '#server/clients/ambiguous-matches.ts';
import { filterByTodayState } from './filter-by-today-state.ts';
import type { TodaySource } from './today-source.ts';

/** Companies that staff have to tell apart: one item, which links to their page. */
export const ambiguousClients: TodaySource = {
  async list(context) {
    const { count, since } = await readAmbiguousMatches(context.app.db);
    const items: AmbiguousClients[] = since ? [{ kind: 'ambiguousClients', ids: ['vsetky'], since, count }] : [];
    return filterByTodayState(items, context);
  },
};
