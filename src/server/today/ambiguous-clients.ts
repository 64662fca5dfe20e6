import type { AmbiguousClients } from '#domain/today/today-item.ts';
import { readAmbiguousMatches } from '#server/clients/ambiguous-matches.ts';
import { thatStand } from './that-stand.ts';
import type { TodaySource } from './today-source.ts';

/** Companies that staff have to tell apart: one item, which links to their page. */
export const ambiguousClients: TodaySource = {
  async list(asked) {
    const { count, since } = await readAmbiguousMatches(asked.app.db);
    const items: AmbiguousClients[] = since ? [{ kind: 'ambiguousClients', ids: ['vsetky'], since, count }] : [];
    return thatStand(items, asked);
  },
};
