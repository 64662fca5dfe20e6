import type { App } from '#server/app.ts';
import { inBursts } from './in-bursts.ts';
import type { PageCache } from './page-cache.ts';

/** Invalidates cached pages by the announced topics; seats change so often in a rush that their changes are batched. */
export function followAnnouncements({ announcements }: App, pageCache: PageCache): void {
  const seatsChanged = inBursts(
    () => pageCache.invalidate('seats'),
    () => pageCache.markStale('seats'),
  );
  announcements.listen((topic) => (topic === 'seats' ? seatsChanged() : pageCache.invalidate(topic)));
}
