import { chromium } from 'playwright-core';
import { startServer } from '../test/server-process.ts';
import { findChromium } from '../tools/chromium.ts';
import { report } from './report.ts';

// What a first visit transfers (brotli), as a real browser sees it.
const COURSE = '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina';

const server = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

const TEXT_PAGES = ['/', '/sluzby', '/poziarna-ochrana', '/stavebnictvo', '/blog', '/blog/cvicny-poziarny-poplach'];

/** Their forms fetch the rest of their scripts once they are touched. */
const FORM_PAGES = [COURSE, '/kontakt'];

for (const path of [...TEXT_PAGES, '/kurzy-a-skolenia', ...FORM_PAGES]) {
  const sizes = await transferred(path);
  report(`${path}: HTML and CSS`, sizes.document + sizes.stylesheet, 25_000, 'bytes');
  report(`${path}: fonts`, sizes.font, 45_000, 'bytes');
  report(`${path}: scripts`, sizes.script, TEXT_PAGES.includes(path) ? 0 : 70_000, 'bytes');
  if (FORM_PAGES.includes(path)) {
    report(`${path}: scripts, its form touched`, sizes.touched, 75_000, 'bytes');
  }
}

await browser.close();
await server.close();

/** Bytes of the bodies by kind, once everything a page loads by itself has come; `touched`: of its scripts after that. */
async function transferred(path: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const sizes = { document: 0, stylesheet: 0, font: 0, script: 0 };
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType() as keyof typeof sizes;
    if (!(kind in sizes)) return;
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        sizes[kind] += responseBodySize;
      }),
    );
  });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  // scripts start after the paint, which a busy machine puts off: React marks what they have come to
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].every((island) =>
      Object.keys(island).some((key) => key.startsWith('__react')),
    ),
  );
  await Promise.all(counted);
  const untouched = { ...sizes };
  if (FORM_PAGES.includes(path)) {
    await page.locator('[name=email]').focus();
    await page.locator('.Toastify').waitFor({ state: 'attached' });
    await Promise.all(counted);
  }
  await context.close();
  return { ...untouched, touched: sizes.script };
}
