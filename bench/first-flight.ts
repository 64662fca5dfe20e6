import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { SITE_PAGES } from '../build/server/index.js';
import { openBrowser } from '../test/browser/site.ts';
import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';

// The weight of every public page, and the byte of it at which its largest contentful element on a phone is complete:
// within the ten packets that a server sends before the first acknowledgement, no further round trip delays it.

/** Ten segments of 1 460 bytes (RFC 6928). */
const FIRST_FLIGHT_BYTES = 14_600;
const HOME_BYTES_MAX = 15_500;
const PAGE_BYTES_MAX = 16_000;
const PHONE = { viewport: { width: 390, height: 844 } };
const PAGES = [
  ...SITE_PAGES,
  '/kurzy-a-skolenia?mesto=Žilina',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/blog/cvicny-poziarny-poplach',
];

const server = await startServer();
const browser = await openBrowser();
for (const path of PAGES) {
  const page = await browser.newPage(PHONE);
  const html = (await (await page.goto(server.url + path))?.text()) ?? '';
  const { tag, place } = await largestElement(page);
  const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html) } });
  report(`${path}: weight`, sent.length, path === '/' ? HOME_BYTES_MAX : PAGE_BYTES_MAX, 'B');
  report(`${path}: <${tag}> is complete at`, byteOf(sent, endOf(html, tag, place)), FIRST_FLIGHT_BYTES, 'B');
  await page.close();
}
await browser.close();
await server.close();

/** The name of the largest contentful element, and its place among the elements of this name. */
function largestElement(page: Page): Promise<{ tag: string; place: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as LargestContentfulPaint;
          const tag = element?.localName ?? 'body';
          resolve({ tag, place: [...document.getElementsByTagName(tag)].indexOf(element as Element) });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Where the element ends in the page. */
function endOf(html: string, tag: string, place: number): number {
  const start = [...html.matchAll(new RegExp(`<${tag}(?=[ >])`, 'g'))][place]?.index ?? html.length;
  return html.indexOf(tag === 'img' ? '>' : `</${tag}>`, start);
}

/** How many compressed bytes contain this much of the page. */
function byteOf(sent: Buffer, length: number): number {
  const isWithin = (bytes: number) => {
    const finishFlush = constants.BROTLI_OPERATION_FLUSH;
    return brotliDecompressSync(sent.subarray(0, bytes), { finishFlush }).toString().length >= length;
  };
  let [low, high] = [0, sent.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isWithin(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
