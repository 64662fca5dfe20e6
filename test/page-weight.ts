import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { waitForHydration } from './browser/site.ts';

/** What a browser without a cache loads for one page: the transferred bytes of bodies, and the number of responses. */
export interface PageWeight {
  /** Including inline styles. */
  html: number;
  css: number;
  script: number;
  font: number;
  picture: number;
  requests: number;
}

/** The kinds by Chromium's names. */
const KINDS: Record<string, Exclude<keyof PageWeight, 'requests'>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  image: 'picture',
};

/**
 * Not counted, because it depends on what arrives first: how often the router requests routes of visible links, and
 * whether a browser requests the fonts for bold and rare characters before it has the first ones. Nor the icon of a tab,
 * as a browser without tabs does not request it.
 */
const NOT_COUNTED = /\/__manifest\?|\/favicon\.svg|-(?:bold|rest)-[\w-]+\.woff2/;

/** A page without requests for this long is considered loaded. */
const SILENCE_MILLISECONDS = 300;
const POLL_MILLISECONDS = 30;

/** Weighs a page in a fresh context, once it is painted, hydrated and without further requests. */
export async function weigh(page: Page, url: string): Promise<PageWeight> {
  const finished: Request[] = [];
  let underWay = 0;
  let lastChange = 0;
  const change = (by: number) => {
    underWay += by;
    lastChange = performance.now();
  };
  page.on('request', () => change(1));
  page.on('requestfailed', () => change(-1));
  page.on('requestfinished', (request) => {
    change(-1);
    if (request.url().startsWith('http') && !NOT_COUNTED.test(request.url())) finished.push(request);
  });
  await page.goto(url);
  // asked from here, because a page without scripts has no frames to wait for
  while (!(await page.evaluate(() => performance.getEntriesByType('paint').length))) await delay(POLL_MILLISECONDS);
  if (await page.locator('script#app').count()) await waitForHydration(page);
  change(0);
  while (underWay > 0 || performance.now() - lastChange < SILENCE_MILLISECONDS) await delay(POLL_MILLISECONDS);
  return sum(finished);
}

async function sum(requests: Request[]): Promise<PageWeight> {
  const weight: PageWeight = { html: 0, css: 0, script: 0, font: 0, picture: 0, requests: requests.length };
  for (const request of requests) {
    const kind = KINDS[request.resourceType()];
    if (kind) weight[kind] += (await request.sizes()).responseBodySize;
  }
  return weight;
}
