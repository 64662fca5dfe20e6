import { type Browser, launch, type Page } from 'puppeteer-core';
import { findChromium } from '../../../tools/chromium.ts';

/**
 * A browser that prerenders. Chromium does not while a debugger is attached to the page itself, as Playwright does;
 * Puppeteer attaches to the tab.
 */
export function openPrerenderingBrowser(): Promise<Browser> {
  return launch({
    executablePath: findChromium() as string,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  });
}

/** Hovers a link until its page is prerendered up to a response whose address contains `piece`, then follows it. */
export async function followPrerenderedLink(page: Page, selector: string, piece: string): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes(piece));
  const link = page.locator(selector);
  await link.hover();
  await loaded;
  await Promise.all([page.waitForNavigation(), link.click()]);
}

/** Returns the current prerendering candidates of this page's rules; none is prerendered while they are observed. */
export async function watchCandidates(page: Page): Promise<() => string[]> {
  const session = await page.createCDPSession();
  let paths: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
    paths = sources.filter(({ key }) => key.action === 'Prerender').map(({ key }) => pathOf(key.url));
  });
  await session.send('Preload.enable');
  return () => paths;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
