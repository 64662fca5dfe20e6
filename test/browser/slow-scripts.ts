import type { Page } from 'playwright-core';
import type { Desk } from './desk.ts';

/** A page of staff whose scripts come only when the test lets them. */
export async function withSlowScripts(desk: Desk): Promise<{ page: Page; release(): void }> {
  const page = await leavingFreely(desk);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { page, release: resolve };
}

/** A page of staff; leaving a form with changes asks, and the tests mean it. */
export async function leavingFreely(desk: Desk): Promise<Page> {
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  page.on('dialog', (question) => void question.accept().catch(() => undefined));
  return page;
}

/** Nobody fills a form in within three seconds; the call says how long it took. */
export async function takesLongEnough(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 4_000);
}

/** Ends with the page what its scripts still wait for. */
export async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}
