import type { ClientDoubts } from '#domain/today/today-item.ts';
import { readDoubts } from '#server/clients/doubts.ts';
import { thatStand } from './that-stand.ts';
import type { TodaySource } from './today-source.ts';

/** Companies staff are to tell apart: one item, which leads to the page of them. */
export const clientDoubts: TodaySource = {
  async list(asked) {
    const { count, since } = await readDoubts(asked.app.db);
    const items: ClientDoubts[] = since ? [{ kind: 'clientDoubts', ids: ['vsetky'], since, count }] : [];
    return thatStand(items, asked);
  },
};
