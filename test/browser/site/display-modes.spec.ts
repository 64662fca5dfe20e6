import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { findOwnPath } from '../../own-sign-up.ts';
import { sendSignUp } from '../demo-courses.ts';
import { expectNoBrokenWords, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

// Settings of the browser or the system: larger text, forced colours, print.

const PAGES = [
  ...SITE_PAGES,
  '/kurzy-a-skolenia?mesto=%C5%BDilina',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/blog/cvicny-poziarny-poplach',
  '/hladat?q=poplach',
  '/zaujem-o-termin',
  '/overenie',
  '/vasa-prihlaska/:code',
  '/vasa-prihlaska/:code/tabulka',
  '/neexistuje',
  '/signIn',
  '/signIn/zabudnute-heslo',
];

const DESK_PAGES = [
  '/dashboard',
  '/dashboard/dnes',
  '/dashboard/prihlasky',
  '/dashboard/prihlasky/demo-2',
  '/dashboard/prihlasky/demo-1/zrusenie',
  '/dashboard/prihlasky/demo-2/ucastnici',
  '/dashboard/kalendar',
  '/dashboard/kurzy/novy',
  '/dashboard/kurzy/demo-3/obsadenost',
  '/dashboard/kurzy/demo-3/pritomnost',
  '/dashboard/kurzy/demo-3/sprava',
  '/dashboard/kurzy/demo-3/uzavretie',
  '/dashboard/typy',
  '/dashboard/typy/bozp-veduci',
  '/dashboard/typy/bozp-veduci/terminy',
  '/dashboard/clanky',
  '/dashboard/clanky/novy',
  '/dashboard/podcast',
  '/dashboard/dopyty',
  '/dashboard/dopyty/demo-1',
  '/dashboard/klienti',
  '/dashboard/posta',
  '/dashboard/firma',
  '/dashboard/ludia',
  '/dashboard/sukromie',
  '/dashboard/ucet',
];

setUpSite();

// one tab for all pages of a kind: a new one takes longer than showing a page in it
describe.each([
  ['the site', PAGES, [1440, 768, 390, 320], () => site.visitor()],
  ['the desk', DESK_PAGES, [1440, 768, 390], () => desk.visitor()],
] as const)('a page of %s', (_kind, paths, widths, open) => {
  let page: Page;
  let ownPath: string;
  beforeAll(async () => {
    page = await open();
    ownPath = await openOwnSignUp();
  });

  test.each(paths)('%s can be used with larger and wider text, in forced colours and printed', async (path) => {
    const faults: Record<string, string[]> = {};
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    const shown = await page.goto(site.url + path.replace('/vasa-prihlaska/:code', ownPath));
    expect(shown?.status()).toBe(path === '/neexistuje' ? 404 : 200);
    for (const [percent, width] of [
      ...widths.map((width) => [200, width] as const),
      [150, 390],
      [100, 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, (16 * percent) / 100);
      faults[`${percent} % at ${width} px`] = await findTextFaults(page);
      await expectNoSidewaysScroll(page);
    }
    await widenText(page);
    faults['wider text at 390 px'] = await findTextFaults(page);
    await expectNoSidewaysScroll(page);
    await setTextSize(page, 16);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ forcedColors: 'active' });
      faults[`forced colours at ${width} px`] = await findLostLooks(page);
    }
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    faults.printed = [...(await findPaleTexts(page)), ...(await findCellsWithoutHeading(page))];
    expect(Object.values(faults).flat(), JSON.stringify(faults, null, 1)).toEqual([]);
  });
});

test('the header collapses into the menu when the text is large', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.url);
  await expect.poll(() => page.locator('.header .nav').isVisible()).toBe(true);
  await setTextSize(page, 32);
  await expect.poll(() => page.locator('.header .nav').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.burger').isVisible()).toBe(true);
});

test('at 320 px with text twice as large dates, actions, sizes of files and verdicts are whole', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 800 } });
  for (const [path, within] of [
    ['/', '.next-courses .num'],
    ['/', '.hero-btns'],
    ['/', '.phone-bar'],
    ['/kurzy-a-skolenia', '.dates .num'],
    ['/kurzy-a-skolenia/kurz-prvej-pomoci-zilina', '.phone-bar, .switch'],
    ['/opravnenia', '.permit-table td:last-child'],
    ['/overenie/neznamy-kod', '.verdict'],
  ] as const) {
    await page.goto(site.url + path);
    await setTextSize(page, 32);
    await expectNoBrokenWords(page, within);
  }
});

test('a dash of the home page is between two claims and never begins a line', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const edges = await page.evaluate(() => {
      const list = document.querySelector('.proof') as Element;
      const lefts = [...list.children].map((claim) => claim.getBoundingClientRect().left);
      const cut = Number.parseFloat(getComputedStyle(list).clipPath.split(' ').at(-1) as string);
      return { cut: Math.min(...lefts) + cut, title: list.previousElementSibling?.getBoundingClientRect().left };
    });
    expect(edges.cut, `${width} px`).toBe(edges.title);
  }
});

test('the field of the company is one line of the header at 320 px', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 800 } });
  await page.goto(site.url);
  const lines = await page.locator('.header .brand small').evaluate((field) => {
    const range = document.createRange();
    range.selectNodeContents(field);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a course is printed with its facts and without the empty form', async () => {
  const page = await site.visitor();
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${site.url}/kurzy-a-skolenia/kurz-prvej-pomoci-zilina`);
  await expect.poll(() => page.locator('#prihlaska').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.tag').first().isVisible()).toBe(true);
});

test('a service is printed with the duties and answers that are closed on the screen', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/poziarna-ochrana`);
  const closed = page.locator('main details:not([open]) > :not(summary)');
  const areVisible = () => closed.evaluateAll((boxes) => boxes.map((box) => box.checkVisibility()));
  await expect.poll(() => closed.count()).toBeGreaterThan(5);
  await expect.poll(areVisible).not.toContain(true);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(areVisible).not.toContain(false);
});

test('the route of the first year does not cross out its visits on paper', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${site.url}/stavebnictvo`);
  const visits = page.locator('.year h3').first();
  const shown = await visits.evaluate((heading) => {
    const { backgroundColor, printColorAdjust } = getComputedStyle(heading);
    return { backgroundColor, printColorAdjust };
  });
  expect(shown).toEqual({ backgroundColor: 'rgb(255, 255, 255)', printColorAdjust: 'exact' });
});

test('in forced colours the free seats of a drawing differ from the taken ones', async () => {
  const page = await site.visitor({ forcedColors: 'active' });
  await page.goto(`${site.url}/kurzy-a-skolenia/kurz-prvej-pomoci-zilina`);
  expect(await readStyle(page, '.tag .seats i:not(.is-free)')).not.toEqual(
    await readStyle(page, '.tag .seats .is-free'),
  );
});

test('in forced colours buttons have borders, the consent is a checkbox and a selected row is framed', async () => {
  const page = await desk.visitor({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/kurzy-a-skolenia/kurz-prvej-pomoci-zilina`);
  const edges = await page
    .locator('.btn')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
  expect(new Set(edges)).toEqual(new Set(['2px']));
  expect(
    await page
      .locator('.toggle input')
      .first()
      .evaluate((box) => getComputedStyle(box).appearance),
  ).toBe('auto');
  await page.goto(`${site.url}/dashboard/prihlasky`);
  await waitForHydration(page);
  await page.locator('.rows .choice input').first().check();
  expect(await readStyle(page, '.rows tbody tr:nth-child(1)')).not.toEqual(
    await readStyle(page, '.rows tbody tr:nth-child(2)'),
  );
});

test('the frame of an unchecked consent is grey with a contrast of 3 : 1 on white', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/kurzy-a-skolenia/kurz-prvej-pomoci-zilina`);
  const frame = () => page.locator('#consent').evaluate((box) => getComputedStyle(box).borderTopColor);
  await waitForHydration(page);
  expect(await frame()).toBe('rgb(107, 118, 126)');
  await page.locator('#consent').check();
  await expect.poll(frame).toBe('rgb(0, 115, 74)');
});

test('a file with a long name and the button that removes it fit the form at 390 and 320 px', async () => {
  const page = await site.visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/kurzy-a-skolenia/kurz-prvej-pomoci-zilina`);
  await page.locator('input[type="file"]').scrollIntoViewIfNeeded();
  await waitForHydration(page);
  await page.locator('input[type="file"]').setInputFiles({
    name: `${'Prihlaska_kurz_prvej_pomoci_'.repeat(5)}november_2026.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const right = await page.locator('.uploads button').evaluate((button) => button.getBoundingClientRect().right);
    expect(right).toBeLessThan(width);
    await expectNoSidewaysScroll(page);
  }
});

/** The page of a company's sign-up, on which the form for names is open. */
async function openOwnSignUp(): Promise<string> {
  const company = { courseId: 'demo-7', companyName: 'Kovovýroba Vzor', numberOfWorkers: '3' };
  const { id } = await (await sendSignUp(site, company)).json();
  return findOwnPath(site.app, id);
}

/** Sets the browser's text size, which affects rem and the widths of media queries; a style on html would not. */
async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
  await session.detach();
  await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, px);
}

/** Spaces the text as WCAG 1.4.12 does, until the next page. */
function widenText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The colours and outline of an element under forced colours. */
function readStyle(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderBottomColor, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, borderBottomColor, outlineStyle];
    });
}

/**
 * What forced colours take away, because they replace backgrounds and drop shadows: icons drawn by a mask, chosen items
 * that look like the others, fields without a frame and focus that cannot be seen.
 */
function findLostLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHOSEN = '[aria-current], [aria-pressed="true"], [aria-selected="true"], label:has(:checked)';
    const faults = new Set<string>();
    const find = (selector: string, root: ParentNode = document) =>
      [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));

    for (const element of find('body *')) {
      for (const part of [null, '::before', '::after']) {
        const { maskImage, backgroundColor, content } = getComputedStyle(element, part);
        if (part && content === 'none') continue;
        const ground = groundOf(part ? element : element.parentElement);
        if (/url/.test(maskImage) && backgroundColor === ground) faults.add(`icon lost: ${nameOf(element)}${part}`);
      }
    }
    for (const element of find(CHOSEN)) {
      if (find('input', element).some((box) => getComputedStyle(box).appearance === 'auto')) continue;
      const list = element.closest('ul, ol, fieldset, table, nav, form, main');
      const others = find(element.tagName, list ?? document).filter(
        (other) => !other.matches(CHOSEN) && other.className === element.className,
      );
      if (others.some((other) => lookOf(other) === lookOf(element))) faults.add(`state lost: ${nameOf(element)}`);
    }
    for (const field of find('input:not([type="hidden"]), select, textarea')) {
      const isHiddenBySight = field.getBoundingClientRect().width < 3 || getComputedStyle(field).opacity === '0';
      const isFramed = [field, field.parentElement as Element].some(
        (box) => Number.parseFloat(getComputedStyle(box).borderBottomWidth) > 0,
      );
      if (!isHiddenBySight && !isFramed && getComputedStyle(field).appearance === 'none') {
        faults.add(`field without a frame: ${nameOf(field)}`);
      }
    }
    for (const element of find('a[href], button, input, select, textarea, summary, [tabindex="0"]')) {
      const before = focusLookOf(element);
      (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement === element && focusLookOf(element) === before) {
        faults.add(`focus not seen: ${nameOf(element)}`);
      }
      (element as HTMLElement).blur();
    }
    return [...faults];

    function nameOf(element: Element): string {
      return `${element.tagName} ${element.getAttribute('class')} „${element.textContent?.trim().slice(0, 30)}“`;
    }

    function groundOf(element: Element | null): string {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    }

    /** An item's look and that of what it begins with. */
    function lookOf(element: Element): string {
      return [element, ...[...element.children].slice(0, 3)]
        .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map(({ content, color, backgroundColor, border, outline, fontWeight, textDecorationLine }) =>
          [content, color, backgroundColor, border, outline, fontWeight, textDecorationLine].join(),
        )
        .join();
    }

    /** What a focused control may be framed by: itself, its label, what stands around or after it, a shape within. */
    function focusLookOf(element: Element): string {
      return [
        element,
        element.closest('label'),
        element.parentElement,
        element.nextElementSibling,
        ...element.children,
      ]
        .flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []))
        .map(({ outlineStyle, outlineWidth, stroke, strokeWidth }) =>
          [outlineStyle, outlineWidth, stroke, strokeWidth].join(),
        )
        .join();
    }
  });
}

/** Texts beyond the window, clipped by a box, overlapping, or wrapped letter by letter. */
function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const lines: { name: string; element: Element; layer: Element; box: DOMRect; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement as Element;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('svg, option, textarea, .marquee, .skip')) continue;
      const above = ancestorsOf(element);
      if (above.some((box) => getComputedStyle(box).clipPath.startsWith('inset(50%'))) continue;
      const scroller = above.findIndex((box) => /auto|scroll/.test(getComputedStyle(box).overflowX));
      const within = scroller < 0 ? above : above.slice(0, scroller);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const name = `${element.tagName} ${element.className} „${text.slice(0, 30)}“`;
      // only the middle of a line, because the boxes of letters overlap the adjacent lines
      const middles = boxes.map((box) => ({
        box,
        top: box.top + box.height * 0.22,
        bottom: box.bottom - box.height * 0.22,
      }));
      if (scroller < 0 && boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) {
        faults.add(`beyond the window: ${name}`);
      }
      for (const clip of within.filter((box) => /hidden|clip/.test(getComputedStyle(box).overflow))) {
        const edge = clip.getBoundingClientRect();
        if (
          middles.some(
            ({ box, top, bottom }) =>
              box.right > edge.right + 2 ||
              box.left < edge.left - 2 ||
              bottom > edge.bottom + 1 ||
              top < edge.top - 1,
          )
        ) {
          faults.add(`cut by ${clip.tagName} ${clip.className}: ${name}`);
        }
      }
      const count = new Set(boxes.map(({ top }) => Math.round(top))).size;
      if (text.length > 5 && text.length / count < 3) faults.add(`letter by letter: ${name}`);
      const layer = above.find((box) => /fixed|sticky/.test(getComputedStyle(box).position)) ?? document.body;
      if (scroller < 0) lines.push(...middles.map((line) => ({ ...line, name, element, layer })));
    }
    lines.sort((one, other) => one.top - other.top);
    lines.forEach((line, index) => {
      for (const next of lines.slice(index + 1)) {
        if (next.top >= line.bottom) break;
        if (next.element === line.element || next.layer !== line.layer) continue;
        if (line.box.left < next.box.right - 2 && next.box.left < line.box.right - 2) {
          faults.add(`one over another: ${line.name} and ${next.name}`);
        }
      }
    });
    return [...faults];

    function ancestorsOf(element: Element): Element[] {
      return element === document.body ? [] : [element, ...ancestorsOf(element.parentElement as Element)];
    }
  });
}

/** Printed cells of a list whose column has lost its heading, or stands below another one. */
function findCellsWithoutHeading(page: Page): Promise<string[]> {
  return page.locator('table.rows:has(thead)').evaluateAll((tables) =>
    (tables as HTMLTableElement[]).flatMap((table) => {
      const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
      const lefts = headings
        .filter((cell) => cell.checkVisibility())
        .map((cell) => cell.getBoundingClientRect().left);
      return [...table.tBodies]
        .flatMap(({ rows }) => [...rows])
        .filter(({ cells }) => cells.length === headings.length)
        .flatMap(({ cells }) => [...cells])
        .filter((cell) => cell.checkVisibility() && cell.textContent.trim() !== '')
        .filter((cell) => !lefts.some((left) => Math.abs(left - cell.getBoundingClientRect().left) < 2))
        .map((cell) => `no heading above „${cell.textContent.slice(0, 30)}“`);
    }),
  );
}

/** Printed texts with a contrast below 7 : 1 on their background, whether backgrounds are printed or not. */
function findPaleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pale = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement as Element;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!text || !element.checkVisibility({ visibilityProperty: true }) || element.closest('svg, option')) continue;
      const ink = lightness(getComputedStyle(element).color);
      for (const ground of [1, groundOf(element)]) {
        const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        if (ratio < 7)
          pale.add(`${ratio.toFixed(1)} : 1 ${element.tagName} ${element.className} „${text.slice(0, 30)}“`);
      }
    }
    return [...pale];

    function groundOf(element: Element | null): number {
      if (!element) return 1;
      const { backgroundColor } = getComputedStyle(element);
      return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : lightness(backgroundColor);
    }

    function lightness(colour: string): number {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  });
}
