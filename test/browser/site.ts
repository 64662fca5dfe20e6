import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { expect, onTestFinished, TestRunner } from 'vitest';
import { type App, createWeb, openApp, readConfig, requestListener } from '../../build/server/index.js';
import { findHeadlessShell } from '../../tools/chromium.ts';
import { IDLE_JOBS } from '../idle-jobs.ts';
import { freePort } from '../server-process.ts';

export const STAFF = { email: 'jana.kovacova@example.sk', password: 'dlhe-tajne-heslo-1' };

/** One browser for all files of this process; it ends with the process. */
let opening: Promise<Browser> | undefined;

/** The built product with its demo data on its own port, and a real browser. */
export interface Site {
  url: string;
  app: App;
  /** A new visitor in a fresh browser context, which is closed after the test, or with the site outside of one. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Moves the server's clock forward, as if the visitor had taken that long. */
  setClockAhead(duration: Temporal.DurationLike): void;
  /** Moves it by that much more, as if a form was being filled in. */
  passTime(duration: Temporal.DurationLike): void;
  /** What no page may do: log an error, throw, request another host. Empty without faults. */
  pageErrors: string[];
  close(): Promise<void>;
}

interface SiteOptions {
  /** The port, for a site that must know its address in advance. */
  port?: number;
  /** A browser instead of the shared one. */
  browser?: Browser;
  /** Other hosts its pages may request. */
  hosts?: string[];
  /** Stops the clock of the server at this time; without it the clock runs. */
  at?: Temporal.Instant;
}

export async function openSite(environment: Record<string, string> = {}, options: SiteOptions = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-browser-'));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(port),
    DEMO_CONTENT: 'on',
    ...(environment.SMTP_URL && { BASE_URL: url }),
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
    STAFF_NAME: 'Jana Kováčová',
    PUBLIC_FORM_LIMIT: '1000',
    ...environment,
  });
  let ahead: Temporal.DurationLike = { seconds: 0 };
  const { at } = options;
  const { app, close } = await openApp(config, {
    now: () => (at ?? Temporal.Now.instant()).add(ahead),
    elapsed: () => performance.now() + Temporal.Duration.from(ahead).total('milliseconds'),
    idleJobs: IDLE_JOBS,
  });
  const server = createServer(requestListener(createWeb(app)));
  await listening(server, config.port);
  const browser = options.browser ?? (await sharedBrowser());
  const contexts: BrowserContext[] = [];
  const pageErrors: string[] = [];
  return {
    url,
    app,
    pageErrors,
    setClockAhead(duration) {
      ahead = duration;
    },
    passTime(duration) {
      ahead = Temporal.Duration.from(ahead).add(duration);
    },
    async visitor(contextOptions = {}) {
      const context = await browser.newContext({ locale: 'sk-SK', reducedMotion: 'reduce', ...contextOptions });
      if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
      else contexts.push(context);
      // reports everything the policy blocks, even unnoticed attempts of a library
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`The policy refuses ${blockedURI} by ${violatedDirective}`),
        ),
      );
      const page = await context.newPage();
      recordPageErrors(page, [url, ...(options.hosts ?? [])], pageErrors);
      return page;
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      server.closeAllConnections();
      server.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The findings of axe in the page's current state, one line each (WCAG 2.2 AA and good practice). */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  // loading axe takes as long as running it
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (within) => {
    // @ts-expect-error axe has just been put into the page
    const { violations } = await globalThis.axe.run(document.querySelector(within), {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // the selectors of all that is right are not asked for
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
        `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, within);
}

/** Fails unless the page passes axe and fits at every width, down to 320 px. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    // axe reports elements half covered by a sticky bar as too small
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page), `${page.url()} at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
}

/** The same of a page whose texts are all ours, which have no loose letters. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessiblePage(page);
  await expectNoLooseLetters(page);
}

/** Fails unless a text page is good and has neither a script nor a cookie. */
export async function expectGoodTextPage(page: Page, url: string): Promise<void> {
  const scripts: string[] = [];
  const noteScript = (request: Request) => request.resourceType() === 'script' && scripts.push(request.url());
  page.on('request', noteScript);
  await page.goto(url);
  await expectGoodPage(page);
  await expectNoBrokenWords(page);
  page.off('request', noteScript);
  expect(scripts).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

/** Fails when the page is wider than the window, which would require horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [pageWidth, windowWidth] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(pageWidth, `${page.url()} is wider than ${windowWidth} px`).toBeLessThanOrEqual(windowWidth as number);
}

/** Fails where a line of text could end in a one-letter preposition or conjunction: Slovak typography forbids it. */
export async function expectNoLooseLetters(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const looseTexts: string[] = [];
    while (walker.nextNode()) {
      // drawn text and options do not wrap; text areas, scripts and styles are not page text
      const isRunning = !walker.currentNode.parentElement?.closest('svg, option, textarea, script, style');
      const text = walker.currentNode.textContent ?? '';
      if (isRunning && /(^|[\s(„])[aikosuvz][ \n](\S|$)/i.test(text)) looseTexts.push(text);
    }
    return looseTexts;
  });
  expect(texts, page.url()).toEqual([]);
}

/**
 * Fails where a word is broken without a hyphen: all text may break anywhere so that nothing overflows, which hides a box
 * that is too narrow. Within a selector only the text in its elements is read.
 */
export async function expectNoBrokenWords(page: Page, within = 'body'): Promise<void> {
  const words = await page.evaluate((within) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (!text || !parent?.checkVisibility() || !parent.closest(within)) continue;
      if (parent.closest('svg, option, textarea, .sr-only')) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\u00AD]+/gu)) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes('\u00AD')) broken.push(`${word} in „${text}“`);
      }
    }
    return broken;
  }, within);
  expect(words, page.url()).toEqual([]);
}

/** Signs in on the way to a page of the desk. */
export async function signInAtDesk(site: Site, page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await fillInSignIn(page);
  // the start page of the staff area redirects to Dnes
  const target = path === '/dashboard' ? '/dashboard/dnes' : new URL(site.url + path).pathname;
  await page.waitForURL((url) => url.pathname === target);
}

/** Sends the sign-in form that the page shows. */
export async function fillInSignIn(page: Page, { email, password } = STAFF): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Heslo').fill(password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
}

/** Waits until the page or each of its islands is hydrated: React marks hydrated elements. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll('[data-island]')];
    // React marks an island itself when it renders nothing without scripts
    const roots = islands.length > 0 ? islands.map((island) => island.firstElementChild ?? island) : [document.body];
    return roots.every((root) => Object.keys(root).some((key) => key.startsWith('__react')));
  });
}

function sharedBrowser(): Promise<Browser> {
  opening ??= openBrowser();
  return opening;
}

/** A separate browser, for additional arguments. */
export async function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findHeadlessShell(),
    // without a UTF-8 locale the browser cannot name a downloaded file in Slovak
    env: { ...process.env, LANG: 'C.UTF-8' } as Record<string, string>,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // no page lives long enough for the optimising compilers to be worth their time
      '--js-flags=--no-maglev --no-opt',
      ...args,
    ],
  });
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function recordPageErrors(page: Page, origins: string[], pageErrors: string[]): void {
  page.on('pageerror', (error) => pageErrors.push(`${page.url()} threw ${error.message}`));
  page.on('console', (message) => {
    // the browser logs the one for every error status, which the test itself has requested; the router logs the other
    // when a test takes the connection away while the routes of visible links are requested
    if (message.type() === 'error' && !/^Failed to (load resource|fetch manifest patches)/.test(message.text())) {
      pageErrors.push(`${page.url()} logged ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin))
      pageErrors.push(`${page.url()} requested ${origin}`);
  });
}
