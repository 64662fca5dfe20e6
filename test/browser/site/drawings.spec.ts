import { expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { databaseOf } from '../../database-of.ts';
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

test.each([320, 390, 768])('at %i px each label of the plan stays within the walls of its room', async (width) => {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  await page.goto(site.url);
  const rooms = page.locator('.plan--tall .hot');
  const margins = await rooms.evaluateAll((rooms) =>
    rooms.map((room) => {
      const [floor, label] = ['.hot-floor', '.plan-label'].map((part) =>
        room.querySelector(part)?.getBoundingClientRect(),
      );
      return floor && label ? (floor.right - label.right) / floor.width : 0;
    }),
  );
  expect(margins).toHaveLength(7);
  // half of a wall is 2 % of a room
  expect(Math.min(...margins)).toBeGreaterThan(0.025);
});

test.each([390, 768, 1440])('at %i px the title of each article is below its picture or beside it', async (width) => {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  await page.goto(`${site.url}/blog`);
  const parts = await page.locator('.post').evaluateAll((posts) =>
    posts.map((post) =>
      ['.thumb', '.about', 'h2', 'p'].map((part) => {
        const { left, top } = post.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { left, top };
      }),
    ),
  );
  expect(parts).toHaveLength(6);
  for (const [, about, title, text] of parts) {
    expect([title?.left, text?.left]).toEqual([about?.left, about?.left]);
    expect(Number(title?.top)).toBeGreaterThan(Number(about?.top));
  }
});

test.each([1024, 1280, 1440])('at %i px the column beside an article is wide enough for its words', async (width) => {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  await page.goto(`${site.url}/blog/praca-vo-vyskach`);
  const aside = await page.locator('.article-aside').boundingBox();
  expect(aside?.width).toBeGreaterThanOrEqual(260);
  expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThanOrEqual(width);
});

test('twenty drawn seats stand in rows of the same length at every width', async () => {
  await databaseOf(site.app)
    .updateTable('course')
    .set({ capacity: 20 })
    .where('slug', '=', '/kurz-prvej-pomoci-zilina')
    .execute();
  const page = await site.visitor();
  await page.goto(`${site.url}/kurzy-a-skolenia/kurz-prvej-pomoci-zilina`);
  const uneven: string[] = [];
  for (let width = 320; width <= 480; width += 10) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator('.facts .seats i')
      .evaluateAll((seats: HTMLElement[]) => seats.map(({ offsetTop }) => offsetTop));
    const rows = Object.values(Object.groupBy(tops, String)).map((row) => row?.length);
    if (new Set(rows).size > 1) uneven.push(`${rows} at ${width} px`);
  }
  expect(uneven).toEqual([]);
});

test.each([640, 768, 1440])('at %i px three directors stand in one row', async (width) => {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  await page.goto(`${site.url}/profil-spolocnosti`);
  const tops = await page
    .locator('.partners li')
    .evaluateAll((plates: HTMLElement[]) => plates.map(({ offsetTop }) => offsetTop));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});
