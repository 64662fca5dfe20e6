import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { openPrerenderingBrowser } from '../test/browser/site/prerendering.ts';
import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';

// Time from the click to the first paint of the next page, with a mouse that rested on the link and with a finger,
// whose touch is the only signal before the click; at full and at a quarter of the processor's speed.
const WAYS = [
  ['home → services', '/', 'main a[href="/sluzby"]'],
  ['home → courses', '/', '.nav a[href="/kurzy-a-skolenia"]'],
  ['courses → course', '/kurzy-a-skolenia?mesto=%C5%BDilina', '.tag a'],
  ['blog → article', '/blog', '.posts a[href^="/blog/"]'],
] as const;
/**
 * Milliseconds from the first signal to the click: a browser prerenders after 200 ms of hovering, or at once on touch.
 */
const HANDS = { mouse: 400, finger: 80 };
const ROUNDS = 10;
const MILLISECONDS_MAX = 100;

const server = await startServer();
const browser = await openPrerenderingBrowser();
// the first visit would also measure the start of the browser
await visit('/', 'main a[href="/sluzby"]', 'mouse', 1);

for (const slowdown of [1, 4]) {
  for (const hand of ['mouse', 'finger'] as const) {
    for (const [name, from, selector] of WAYS) {
      const visits = [];
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(from, selector, hand, slowdown));
      const times = visits.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
      const ahead = visits.filter(({ isAhead }) => isAhead).length;
      const what = `${name}, ${hand}, processor 1/${slowdown} (${ahead} of ${ROUNDS} made ahead, longest ${times.at(-1)} ms)`;
      report(what, times[ROUNDS / 2] as number, MILLISECONDS_MAX, 'ms');
    }
  }
}

await browser.close();
await server.close();

/** Follows a link once with an empty cache; returns the time from the click to the first paint. */
async function visit(from: string, selector: string, hand: keyof typeof HANDS, slowdown: number) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(server.url + from, { waitUntil: 'networkidle0' });
  await page.emulateCPUThrottling(slowdown);
  const { x, y } = await page.$eval(selector, (link) => {
    link.scrollIntoView({ behavior: 'instant', block: 'center' });
    addEventListener('click', ({ timeStamp }) =>
      localStorage.setItem('click', `${performance.timeOrigin + timeStamp}`),
    );
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(x, y);
  if (hand === 'mouse') await delay(HANDS.mouse);
  await page.mouse.down();
  if (hand === 'finger') await delay(HANDS.finger);
  await page.mouse.up();
  const measured = await firstPaint(page);
  await context.close();
  return measured;
}

interface Measured {
  milliseconds: number;
  isAhead: boolean;
}

/** The measurement of the next page after its first paint; evaluation fails during the navigation. */
async function firstPaint(page: Page): Promise<Measured> {
  for (;;) {
    const measured = await page.evaluate(readFirstPaint).catch(() => undefined);
    if (measured) return measured;
    await delay(50);
  }
}

/** Runs in the browser; returns undefined while the previous page is still active. */
function readFirstPaint(): Measured | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart: number;
  })[];
  const [paint] = performance.getEntriesByName('first-paint');
  const clicked = Number(localStorage.getItem('click'));
  const activation = navigation?.activationStart ?? 0;
  if (!paint || !clicked || performance.timeOrigin + paint.startTime < clicked) return undefined;
  return { milliseconds: Math.round(performance.timeOrigin + paint.startTime - clicked), isAhead: activation > 0 };
}
