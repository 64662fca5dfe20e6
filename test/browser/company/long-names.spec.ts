import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillInCompany } from '../../app.ts';
import { databaseOf } from '../../database-of.ts';
import { expectNoSidewaysScroll } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

// No name, address or number of a company may break a page, however long it is.

const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];
const ONE_WORD = 'Bezpečnostnotechnickáslužbaslovenskorepubliková';

setUpSite({ DEMO_CONTENT: 'off' });
beforeAll(async () => {
  await fillInCompany(site.app, LONG_COMPANY);
});

describe.each(['Bezpečnosť a ochrana zdravia pri práci', ONE_WORD])('a company called %s', (shortName) => {
  beforeAll(async () => {
    const details = JSON.stringify({ ...LONG_COMPANY, shortName });
    await databaseOf(site.app).updateTable('company').set({ details }).execute();
    site.app.announcements.notifyListeners(['company']);
  });

  test.each(['/', '/signIn'])('has a header on %s that fits the column without overlaps', async (path) => {
    const page = await site.visitor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + path);
      await expectNoSidewaysScroll(page);
      const column = await columnOf(page);
      const parts = await boxesOf(page, '.header .brand, .header .nav, .header .eshop, .header .burger');
      expect(Math.round(parts[0]?.left ?? -1), `${width} px`).toBe(column.left);
      expect(Math.round(parts.at(-1)?.right ?? -1), `${width} px`).toBe(column.right);
      parts.slice(1).forEach((part, index) => {
        expect(part.left, `${width} px`).toBeGreaterThanOrEqual(parts[index]?.right ?? 0);
      });
      const [header, brandName] = await boxesOf(page, '.header, .header .brand > span');
      expect(brandName?.bottom).toBeLessThanOrEqual(header?.bottom ?? 0);
      expect(brandName?.width).toBeGreaterThan(80);
    }
  });

  test('has a footer, a contact page and a desk that fit the window', async () => {
    const page = await desk.visitor();
    const broken: string[] = [];
    for (const path of ['/', '/kontakt', '/kariera', '/ochrana-osobnych-udajov', '/dashboard/podcast']) {
      await page.goto(site.url + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const text of await findCutTexts(page)) broken.push(`${path} at ${width} px: ${text}`);
        await expectNoSidewaysScroll(page);
      }
    }
    expect(broken).toEqual([]);
  });
});

const LONG_COMPANY = {
  legalName: `${ONE_WORD} spoločnosť s ručením obmedzeným`,
  shortName: ONE_WORD,
  street: 'Námestie osloboditeľov a hrdinov Slovenského národného povstania 1234/56A',
  postalCode: '974 01',
  city: 'Banská Bystrica',
  phone: '+421 900 000 001, +421 900 000 002',
  email: 'informacie.o.bezpecnosti.a.ochrane.zdravia@bezpecnostnotechnickasluzbaslovensko.example.sk',
  web: 'https://www.bezpecnostnotechnickasluzbaslovenskorepublikova.example.sk',
  addresses: { careers: 'personalne.oddelenie.kariera@bezpecnostnotechnickasluzbaslovensko.example.sk' },
  links: {
    eshop: 'https://obchod.example.sk',
    facebook: 'https://social.example.sk/facebook',
    linkedin: 'https://social.example.sk/linkedin',
  },
  branches: ['Banská Bystrica', 'Spišská Nová Ves', 'Nové Mesto nad Váhom'].map((city) => ({
    city,
    street: 'Námestie osloboditeľov a hrdinov Slovenského národného povstania 1234/56A',
    postalCode: '974 01',
    phone: '+421 900 000 001, +421 900 000 002',
    headquarters: city === 'Banská Bystrica',
    visitable: true,
  })),
  sales: [
    {
      name: 'Ing. Alexandra Bartolomejová-Konštantínopolská, PhD.',
      role: 'Obchodná zástupkyňa',
      area: 'stredné a východné Slovensko',
      phone: '+421 900 000 002, +421 900 000 003',
      email: 'alexandra.bartolomejova-konstantinopolska@bezpecnostnotechnickasluzba.example.sk',
    },
  ],
};

interface Box {
  left: number;
  right: number;
  bottom: number;
  width: number;
}

/** The column of all content, measured from the theme's layout class. */
function columnOf(page: Page): Promise<{ left: number; right: number }> {
  return page.evaluate(() => {
    const probe = document.createElement('div');
    probe.className = 'wrap';
    const inside = document.createElement('div');
    probe.append(inside);
    document.body.append(probe);
    const { left, right } = inside.getBoundingClientRect();
    probe.remove();
    return { left: Math.round(left), right: Math.round(right) };
  });
}

/** The boxes of the visible elements, in document order. */
function boxesOf(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, bottom, width }) => ({ left, right, bottom, width })),
  );
}

/** Texts that extend beyond the window outside any scrolling area. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const isShown = walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true });
      const isExempt = walker.currentNode.parentElement?.closest(
        '.sr-only, .user, .marquee, svg, .desk-nav, .rows, .tabs',
      );
      if (isShown && !isExempt && range.getBoundingClientRect().right > innerWidth + 1) {
        cut.push(walker.currentNode.textContent ?? '');
      }
    }
    return cut;
  });
}
