import type { Page } from 'playwright-core';
import type { Desk } from '../desk.ts';

/** A staff page whose scripts load only when the test releases them. */
export async function openPageWithDelayedScripts(desk: Desk): Promise<{ page: Page; release(): void }> {
  const page = await openPageAcceptingDialogs(desk);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { page, release: resolve };
}

/** A staff page that accepts the browser's question about unsaved changes. */
export async function openPageAcceptingDialogs(desk: Desk): Promise<Page> {
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  page.on('dialog', (question) => void question.accept().catch(() => undefined));
  return page;
}

/** Waits over three seconds since the page was received: faster forms count as sent by robots. */
export async function waitMinimumFormTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 4_000);
}

/** Closes the page together with its pending script requests. */
export async function closePage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}
