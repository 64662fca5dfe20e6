import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser, waitForHydration } from '../test/browser/site.ts';
import { report } from './report.ts';

// How long staff wait in a browser with a processor four times slower and a network of 40 ms, from the click or key until
// its result is painted: another section, a closed item of Dnes, the first result of the search.
const SLOWDOWN = 4;
const LATENCY_MILLISECONDS = 40;
/** Between two clicks a person looks at a page. */
const LOOK_MILLISECONDS = 1_500;
const ROUNDS = 10;
const LIMITS = { act: 50, section: 100, result: 60 };
const SEARCHES = ['nov', 'pri', 'cvi', 'exa'];

/** Reports the waits of a signed-in member of staff at the desk at this address. */
export async function measureInBrowser(engine: string, url: string, cookie: string): Promise<void> {
  // with the optimising compilers that tests leave out
  const browser = await openBrowser(['--js-flags=']);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'sk-SK' });
  await context.addCookies(
    cookie.split('; ').map((pair) => ({ url, name: pair.split('=')[0] ?? '', value: pair.replace(/^[^=]*=/, '') })),
  );
  const page = await context.newPage();
  await page.addInitScript(() => {
    for (const kind of ['click', 'keydown'])
      addEventListener(
        kind,
        ({ timeStamp }) => sessionStorage.setItem('at', `${performance.timeOrigin + timeStamp}`),
        {
          capture: true,
        },
      );
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MILLISECONDS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const openToday = async () => {
    await page.goto(`${url}/dashboard/dnes`);
    await page.waitForLoadState('networkidle');
    // a link pressed before it leads to another document
    await waitForHydration(page);
  };

  await openToday();
  const [first = [], ...others] = await inRounds(3, () => visitSections(page));
  reportWait(`${engine}, from section to section`, others.flat(), LIMITS.section);
  reportWait(`${engine}, to a section for the first time`, first, LIMITS.section * 2);
  await openToday();
  reportWait(`${engine}, closing an item of Dnes`, await inRounds(ROUNDS, () => closeItem(page)), LIMITS.act);
  reportWait(
    `${engine}, from a key to a result`,
    await inRounds(ROUNDS, (round) => search(page, round)),
    LIMITS.result,
  );
  await browser.close();
}

async function inRounds<Measured>(count: number, measure: (round: number) => Promise<Measured>): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let round = 0; round < count; round += 1) measured.push(await measure(round));
  return measured;
}

async function visitSections(page: Page): Promise<number[]> {
  const links = page.getByRole('navigation', { name: 'Sekcie správy' }).getByRole('link');
  const addresses = await links.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const times: number[] = [];
  // Dnes, where the page is, comes last
  for (const address of [...addresses.slice(1), ...addresses.slice(0, 1)]) {
    const painted = timeUntil(page, `.desk-nav a[href="${address}"][aria-current]`);
    // without the search for the link, which takes a processor this slow as long as the page
    await page.locator(`.desk-nav a[href="${address}"]:visible`).first().dispatchEvent('click');
    times.push(await painted);
    await look(page);
  }
  return times;
}

async function closeItem(page: Page): Promise<number> {
  const close = page.getByRole('button', { name: /^Prečítané/ });
  const item = page.locator('.today > li').filter({ has: close });
  const id = await item.first().getByRole('heading').getByRole('link').getAttribute('id');
  const painted = timeUntil(page, `body:not(:has(.today > li:not([hidden]) [id="${id}"]))`);
  await item.first().locator(close).click();
  const time = await painted;
  await page.locator(`[id="${id}"]`).waitFor({ state: 'detached' });
  await look(page);
  return time;
}

async function look(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await delay(LOOK_MILLISECONDS);
}

async function search(page: Page, round: number): Promise<number> {
  const field = page.getByRole('combobox', { name: 'Hľadať v celej správe' });
  await field.fill('');
  await field.pressSequentially(SEARCHES[round % SEARCHES.length] ?? '');
  const time = await timeUntil(page, '[role="listbox"] [role="option"]');
  await field.press('Escape');
  return time;
}

/**
 * The milliseconds from the last click or key until the document with such an element is painted. Called before a click
 * whose effect it waits for, so that the time the click itself takes to return is not part of it.
 */
function timeUntil(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        // a message is received after the frame is painted
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          resolve(performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('at')));
        const look = () => {
          if (document.querySelector(selector)) port2.postMessage(undefined);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    selector,
  );
}

function reportWait(what: string, times: number[], limit: number): void {
  const sorted = times.toSorted((one, other) => one - other).map(Math.round);
  const median = sorted[Math.floor(sorted.length / 2)];
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] as number;
  report(
    `${what}, processor 1/${SLOWDOWN}, ${LATENCY_MILLISECONDS} ms away (median ${median} ms): p95`,
    p95,
    limit,
    'ms',
  );
}
