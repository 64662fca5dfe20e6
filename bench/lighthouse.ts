import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../tools/chromium.ts';
import { report } from './report.ts';
import { startServer } from './server.ts';

// Lighthouse as on a phone, median of three runs, on one page of each kind.
const PAGES = ['/', '/poziarna-ochrana', '/stavebnictvo', '/kontakt', '/kurzy-a-skolenia'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const server = await startServer(4305);
const folder = await mkdtemp(join(tmpdir(), 'bozp-lighthouse-'));
const chrome = await launch({
  chromePath: findChromium(),
  userDataDir: folder,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

for (const path of PAGES) {
  const runs = [await scores(path), await scores(path), await scores(path)];
  for (const category of CATEGORIES) {
    const [, median = 0] = runs.map((run) => run[category]).sort((one, other) => one - other);
    report(`${path}: ${category}`, median, 100, '', 'least');
  }
}

chrome.kill();
await server.close();
await rm(folder, { recursive: true, force: true });

async function scores(path: string): Promise<Record<(typeof CATEGORIES)[number], number>> {
  const result = await lighthouse(server.url + path, { port: chrome.port, logLevel: 'error' });
  const categories = result?.lhr.categories ?? {};
  const entries = CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]);
  return Object.fromEntries(entries);
}
