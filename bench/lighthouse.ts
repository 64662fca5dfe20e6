import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../tools/chromium.ts';
import { report } from './report.ts';
import { startServer } from './server.ts';

// Lighthouse as on a phone, median of three runs, on one page of each kind.
const PAGES = [
  '/',
  '/poziarna-ochrana',
  '/stavebnictvo',
  '/kontakt',
  '/kurzy-a-skolenia',
  '/blog',
  '/blog/cvicny-poziarny-poplach',
];
/** The pages whose largest piece is a picture must show it within this time (simulated phone on slow 4G). */
const LCP_MILLISECONDS_MAX = 1_200;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const server = await startServer(4305);
const folder = await mkdtemp(join(tmpdir(), 'bozp-lighthouse-'));
const chrome = await launch({
  chromePath: findChromium(),
  userDataDir: folder,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

// a browser that has only just started measures itself
await measure('/404');

for (const path of PAGES) {
  const stolenBefore = await stolenSeconds();
  // the first visitor waits for the page to be rendered, all others get it kept
  await fetch(server.url + path);
  const runs = [await measure(path), await measure(path), await measure(path)];
  const median = (figure: keyof Figures) => runs.map((run) => run[figure]).toSorted((a, b) => a - b)[1] as number;
  for (const category of CATEGORIES) report(`${path}: ${category}`, median(category), 100, '', 'least');
  if (path.startsWith('/blog')) report(`${path}: LCP`, median('lcp'), LCP_MILLISECONDS_MAX, 'ms');
  const stolen = Math.round((await stolenSeconds()) - stolenBefore);
  if (stolen > 0) console.log(`     ${path}: other machines took ${stolen} s of processor time meanwhile`);
}

chrome.kill();
await server.close();
await rm(folder, { recursive: true, force: true });

type Figures = Record<(typeof CATEGORIES)[number] | 'lcp', number>;

async function measure(path: string): Promise<Figures> {
  const result = await lighthouse(server.url + path, { port: chrome.port, logLevel: 'error' });
  const categories = result?.lhr.categories ?? {};
  const scores = CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]);
  const lcp = Math.round(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN);
  return { ...Object.fromEntries(scores), lcp };
}

/**
 * Processor time, all cores together, that the host has given to other machines since this one started: a task that
 * waits for it counts as blocking. 0 where the system does not count it.
 */
async function stolenSeconds(): Promise<number> {
  const processorTimes = await readFile('/proc/stat', 'utf8').catch(() => '');
  const hundredths = Number(processorTimes.split('\n')[0]?.split(/\s+/)[8] ?? 0);
  return hundredths / 100;
}
