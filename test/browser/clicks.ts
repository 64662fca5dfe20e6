import type { Page } from 'playwright-core';

/** The number of presses since the start of counting, on all visited pages. */
export interface Clicks {
  readonly count: number;
}

/**
 * Counts pointerdown events in the page: they come before the effect of the press, so none is lost on navigation.
 * Clicks are unsuitable: a label fires two, and Enter on a button fires one as well.
 */
export async function countClicks(page: Page): Promise<Clicks> {
  const clicks = { count: 0 };
  await page.exposeFunction('countPress', () => {
    clicks.count += 1;
  });
  await page.addInitScript(() => {
    const reportPress = (event: Event) => {
      // @ts-expect-error the function has been put into the page
      if (event.isTrusted) void globalThis.countPress();
    };
    addEventListener('pointerdown', reportPress, { capture: true });
  });
  return clicks;
}
