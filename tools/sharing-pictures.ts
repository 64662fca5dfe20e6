import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import pino from 'pino';
import { createWeb, openApp, readConfig, SITE_PAGES, sharingPicture } from '../build/server/index.js';

// Draws the preview picture of a page for shared links (1200 × 630) from the heading of the built page. Part of the
// build.
const folder = await mkdtemp(join(tmpdir(), 'bozp-sharing-'));
const template = await readFile('tools/sharing-picture.svg', 'utf8');
const fontFiles = await signFonts();
const config = readConfig({ NODE_ENV: 'production', DATA_DIR: folder, DEMO_CONTENT: 'off' });
const { app, close } = await openApp(config, { log: pino({ level: 'warn' }) });
const web = createWeb(app);

await mkdir('build/client/zdielanie', { recursive: true });
for (const path of SITE_PAGES) {
  const html = await (await web.request(`http://localhost${path}`)).text();
  const heading = plain(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Sofia Sans Semi Condensed' };
  const picture = new Resvg(withHeading(heading), { font }).render().asPng();
  await writeFile(join('build/client', sharingPicture(path)), picture);
}
await writeFile('build/client/zdielanie/podcast-obal.png', await podcastArtwork());
await close();
await rm(folder, { recursive: true, force: true });

/** The podcast's clock on its yellow background, square as podcast directories require (1400 × 1400). */
async function podcastArtwork(): Promise<Buffer> {
  const clock = await readFile('src/web/shared/drawings/minute.svg', 'utf8');
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 280">
    <rect width="280" height="280" fill="#FFC20E"/>${clock.replace('<svg ', '<svg x="36" y="36" width="208" height="208" ')}
  </svg>`;
  return new Resvg(square, { fitTo: { mode: 'width', value: 1400 } }).render().asPng();
}

/** The typeface of the sign at one weight, as TrueType for the renderer; in two files, as it is published. */
async function signFonts(): Promise<string[]> {
  const subsetFont = createRequire(import.meta.url)('subset-font');
  const letters = 'abcdefghijklmnopqrstuvwxyzáäčďéíĺľňóôŕšťúýž';
  const text = `${letters}${letters.toUpperCase()}0123456789 .,–-()?+&`;
  return Promise.all(
    ['latin', 'latin-ext'].map(async (part) => {
      const name = `@fontsource-variable/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-${part}-wght-normal.woff2`;
      const source = await readFile(fileURLToPath(import.meta.resolve(name)));
      const file = join(folder, `${part}.ttf`);
      await writeFile(
        file,
        await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: { wght: 800 } }),
      );
      return file;
    }),
  );
}

function withHeading(heading: string): string {
  const lines = wrapped(heading, 20);
  const top = 300 - (lines.length - 2) * 37;
  const rows = lines.map((line, index) => `<text x="72" y="${top + index * 74}">${escaped(line)}</text>`).join('');
  const style = 'font-family="Sofia Sans Semi Condensed" font-size="66" font-weight="800" fill="#14191D"';
  return template.replace('<!--text-->', `<g ${style}>${rows}</g>`);
}

function wrapped(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .trim();
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
