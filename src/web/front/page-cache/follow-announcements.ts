import type { App } from '#server/app.ts';
import type { PageCache } from './page-cache.ts';

/** How long a page may be served in a rush while a new one is rendered. */
const STALE_MILLISECONDS = 300;

/**
 * Invalidates cached pages by the announced topics; seats change so often in a rush that their changes are batched. A
 * page whose seats have changed is kept for when no other can be rendered; one that staff have changed is not.
 */
export function followAnnouncements({ announcements }: App, pageCache: PageCache): void {
  const seatsChanged = inBursts(
    () => pageCache.markStale('seats', 0),
    () => pageCache.markStale('seats', STALE_MILLISECONDS),
  );
  announcements.listen((topic) => (topic === 'seats' ? seatsChanged() : pageCache.invalidate(topic)));
}

/** The window in which changes are counted, and batched once there are too many. */
const WINDOW_MILLISECONDS = 500;
const AT_ONCE_MAX = 5;

/**
 * Calls `action` at once for up to five changes in half a second. More are a rush: while it lasts only `rushAction` is
 * called, at the end of each half second.
 */
export function inBursts(action: () => void, rushAction: () => void): () => void {
  let times = 0;
  let isRush = false;
  function endWindow(): void {
    const hasRemaining = times > (isRush ? 0 : AT_ONCE_MAX);
    isRush = times > AT_ONCE_MAX;
    times = 0;
    if (isRush) openWindow();
    if (hasRemaining) rushAction();
  }
  function openWindow(): void {
    setTimeout(endWindow, WINDOW_MILLISECONDS).unref();
  }
  return () => {
    times += 1;
    if (isRush) return;
    if (times === 1) openWindow();
    if (times <= AT_ONCE_MAX) action();
  };
}
