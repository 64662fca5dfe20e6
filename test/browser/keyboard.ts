import type { Locator } from 'playwright-core';

const STOPS_MAX = 120;

/** Presses Tab until the target has the focus; uses the skip link where the page has one. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await keyboard.press('Tab');
    const [isReached, isSkipLink] = await target
      .evaluate((element) => {
        const focused = document.activeElement;
        return [element === focused, focused?.matches('.skip')];
      })
      .catch(async (cause) => {
        const page = target.page();
        const text = await page.locator('main').textContent();
        throw new Error(`${target} disappeared from ${page.url()} after ${stop} stops:\n${text}`, { cause });
      });
    if (isReached) return;
    if (isSkipLink) await keyboard.press('Enter');
  }
  throw new Error(`The keyboard never reached ${target}`);
}
