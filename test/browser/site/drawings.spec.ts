import { expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { setUpSite, site } from '../site-fixture.ts';

setUpSite();

const WIDTHS = [320, 390, 768, 1023, 1024, 1440, 1920];

test('the safety sign in every page header fits its frame at every width', async () => {
  const page = await site.visitor();
  const cut: string[] = [];
  let signs = 0;
  for (const path of [...SITE_PAGES, '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina']) {
    await page.goto(site.url + path);
    const drawing = page.locator('.page-header .fragment');
    signs += await drawing.count();
    for (const width of (await drawing.count()) > 0 ? WIDTHS : []) {
      await page.setViewportSize({ width, height: 800 });
      const margin = await drawing.evaluate((element) => {
        const frame = element.getBoundingClientRect();
        const drawn = [...element.querySelectorAll('g[transform*="scale("], image:not([width="600"])')];
        const [sign = frame] = drawn
          .map((part) => part.getBoundingClientRect())
          .sort((one, other) => other.width - one.width);
        return Math.min(
          sign.left - frame.left,
          frame.right - sign.right,
          sign.top - frame.top,
          frame.bottom - sign.bottom,
        );
      });
      if (margin < 0) cut.push(`${path} at ${width} px`);
    }
  }
  expect(cut).toEqual([]);
  expect(signs).toBeGreaterThan(20);
});

test.each([1024, 1280, 1440])('at %i px the column beside an article is wide enough for its words', async (width) => {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  await page.goto(`${site.url}/blog/praca-vo-vyskach`);
  const aside = await page.locator('.article-aside').boundingBox();
  expect(aside?.width).toBeGreaterThanOrEqual(260);
  expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThanOrEqual(width);
});
