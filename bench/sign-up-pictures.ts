import { chromium } from 'playwright-core';
import { countClicks } from '../test/browser/clicks.ts';
import { signUpThreePeople } from '../test/browser/sign-ups/sign-up-three-people.ts';
import { startServer } from '../test/server-process.ts';
import { findHeadlessShell } from '../tools/chromium.ts';
import { report } from './report.ts';

// Takes a picture of each step of signing up three people on a phone: node bench/sign-up-pictures.ts FOLDER
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name a folder for the pictures: node bench/sign-up-pictures.ts FOLDER');

const server = await startServer();
const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: ['--no-sandbox'] });
const context = await browser.newContext({
  locale: 'sk-SK',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
});
const page = await context.newPage();
const clicks = await countClicks(page);
let stops = 0;
await signUpThreePeople(page, server.url, async (what) => {
  stops += 1;
  await page.screenshot({ path: `${folder}/${stops}-${what}-${clicks.count}.png` });
});
report('taps from home to three seats', clicks.count, 11, 'taps');
await browser.close();
await server.close();
