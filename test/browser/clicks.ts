import type { Page } from 'playwright-core';

/** How often a person has pressed on the page since, on whichever address it stood. */
export interface Clicks {
  readonly count: number;
}

/**
 * Has the page itself count: the start of each press is told before what it brings about, so none is lost when the
 * page leaves. Clicks are not: a label's is told twice, and Enter on a button makes one too.
 */
export async function countClicks(page: Page): Promise<Clicks> {
  const clicks = { count: 0 };
  await page.exposeFunction('tellPress', () => {
    clicks.count += 1;
  });
  await page.addInitScript(() => {
    const tell = (event: Event) => {
      // @ts-expect-error the function has been put into the page
      if (event.isTrusted) void globalThis.tellPress();
    };
    addEventListener('pointerdown', tell, { capture: true });
  });
  return clicks;
}
