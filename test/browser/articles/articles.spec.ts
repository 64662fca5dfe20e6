import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  axeFindings,
  expectAccessiblePage,
  expectGoodTextPage,
  expectNoSidewaysScroll,
  waitForHydration,
} from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'hala.png', mimeType: 'image/png', buffer: PNG };
const ARTICLE = '/blog/cvicny-poziarny-poplach';

describe.each(['/blog?strana=3', ARTICLE])('%s', (path) => {
  test('has no script, passes axe, fits every width and requests no other host', async () =>
    expectGoodTextPage(await site.visitor(), site.url + path));
});

test('a reader gets from the home page through the pages of the blog to an article and back', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Všetky články' }).click();
  await page.getByRole('link', { name: 'Ďalej' }).click();
  await expect.poll(() => page.getByText('Zobrazuje sa 7 až 12 z 18 výsledkov').isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Strana 3' }).click();
  await page.getByRole('link', { name: /Ergonómia kancelárie/ }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Ergonómia');
  await page.getByRole('link', { name: 'Všetky články' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blog');
});

test('an editor formats a text with the toolbar, uploads pictures, previews the page and publishes it', async () => {
  const page = await openArticlesDesk('/novy');
  await page.getByLabel('Názov *').fill('Zábradlie, ktoré vydrží');
  await expect.poll(() => page.getByLabel('Adresa za /blog/').inputValue()).toBe('zabradlie-ktore-vydrzi');
  const text = page.getByLabel('Text článku');
  await text.fill('Skúste ním zatriasť.');
  await text.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Tučné' }).click();
  await expect.poll(() => text.inputValue()).toBe('**Skúste ním zatriasť.**');
  await text.press('ControlOrMeta+z');
  await expect.poll(() => text.inputValue()).toBe('Skúste ním zatriasť.');
  await text.press('End');

  await page.getByRole('button', { name: 'Obrázok' }).click();
  const dialog = page.getByRole('dialog', { name: 'Obrázok do textu' });
  await dialog.getByLabel('Opis obrázka').fill('Detail kotvenia');
  await dialog.getByLabel('Súbor').setInputFiles(picture);
  await dialog.getByRole('button', { name: 'Vložiť obrázok' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => text.inputValue()).toMatch(/!\[Detail kotvenia\]\(\/obrazky\/[0-9a-f]{16}-1x1\/1\.webp\)/);

  await page.getByLabel('Súbor').setInputFiles(picture);
  await page.getByLabel('Vymeniť obrázok').waitFor();
  await page.getByLabel('Opis obrázka *').fill('Zábradlie na rampe');
  await page.getByLabel('Krátky popis').fill('Tri skúšky bez náradia.');
  // the preview renders the public page
  await page.locator('.editor-out').getByAltText('Detail kotvenia').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.editor-out').getByText('Skúste ním zatriasť.').count()).toBe(1);
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Zverejniť' }).click();
  await page.getByText('Článok je zverejnený').waitFor();

  const visitor = await site.visitor({ javaScriptEnabled: false });
  await visitor.goto(site.url);
  await visitor.getByRole('link', { name: /Zábradlie, ktoré vydrží/ }).click();
  await expect.poll(() => visitor.getByRole('heading', { level: 1 }).textContent()).toBe('Zábradlie, ktoré vydrží');
  await expect.poll(() => visitor.getByAltText('Zábradlie na rampe').isVisible()).toBe(true);
});

test('a saved article links back to the filtered list, also after a reload', async () => {
  const page = await desk.visitor();
  await page.goto(`${site.url}/dashboard/clanky?hladat=ergonomia`);
  await page.getByRole('link', { name: /^Upraviť článok Ergonómia/ }).click();
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Článok je uložený').waitFor();
  await page.waitForURL((url) => !url.searchParams.has('ulozene'));
  await page.reload();
  await page.getByRole('navigation', { name: 'Cesta k stránke' }).getByRole('link', { name: 'Články' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?hladat=ergonomia');
});

test('an unsaved article is offered after its tab was closed, but not once it is restored or saved', async () => {
  const page = await openArticlesDesk('/novy');
  await page.getByLabel('Názov *').fill('Rozpísaný');
  await page.getByLabel('Text článku').fill('Polovica vety');
  await page.getByText('Neuložené zmeny držíme v tomto prehliadači').waitFor();
  await page.waitForFunction(() => localStorage.length > 0);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(`${site.url}/dashboard/clanky/novy`);
  await again.getByText('Našli sme neuložené zmeny').waitFor();
  await again.getByRole('button', { name: 'Obnoviť' }).click();
  await expect.poll(() => again.getByLabel('Text článku').inputValue()).toBe('Polovica vety');
  await expect.poll(() => again.getByLabel('Adresa za /blog/').inputValue()).toBe('rozpisany');
  await again.getByRole('button', { name: 'Naplánovať' }).click();
  await again.getByText('Článok sa neuložil.').waitFor();
  await waitForHydration(again);
  await expect.poll(() => again.getByText('Našli sme neuložené zmeny').count()).toBe(0);
  await again.getByRole('button', { name: 'Uložiť koncept' }).click();
  await again.getByText('Článok je uložený').waitFor();
  await again.waitForFunction(() => localStorage.length === 0);
  await again.goto(`${site.url}/dashboard/clanky/novy`);
  await again.getByLabel('Názov *').waitFor();
  await expect.poll(() => again.getByText('Našli sme neuložené zmeny').count()).toBe(0);
});

test.each([true, false])(
  'two editors who save the same article see both texts and can merge them (scripts: %s)',
  async (javaScriptEnabled) => {
    const jana = await openArticlesDesk('/demo-ergonomia-kancelarie', { javaScriptEnabled });
    const peter = await openArticlesDesk('/demo-ergonomia-kancelarie', { javaScriptEnabled });
    await peter.getByLabel('Krátky popis').fill(`Petrov popis ${javaScriptEnabled}`);
    await peter.getByRole('button', { name: 'Uložiť zmeny' }).click();
    await peter.getByText('Článok je uložený').waitFor();
    await jana.getByLabel('Krátky popis').fill('Janin popis');
    await jana.getByRole('button', { name: 'Uložiť zmeny' }).click();
    await jana.getByText('Nič sme neprepísali').waitFor();
    await expect.poll(() => jana.locator('mark', { hasText: 'Janin' }).count()).toBe(1);
    await expect.poll(() => jana.locator('mark', { hasText: 'Petrov' }).count()).toBe(1);
    if (javaScriptEnabled) expect(await axeFindings(jana)).toEqual([]);
    await jana.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(jana);
    await jana.getByRole('button', { name: 'Spojiť ručne' }).click();
    await jana.getByText('Uložené znenie').waitFor();
    await expect.poll(() => jana.getByLabel('Krátky popis').inputValue()).toBe('Janin popis');
    await jana.getByLabel('Krátky popis').fill('Spoločný popis');
    await jana.getByRole('button', { name: 'Uložiť zmeny' }).click();
    await jana.getByText('Článok je uložený').waitFor();
  },
);

test('staff move an article into the trash and back by keyboard alone, without scripts', async () => {
  const page = await openArticlesDesk('', { javaScriptEnabled: false });
  const more = page.getByRole('button', { name: /^Ďalšie: Hydranty/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Do koša');
  await page.keyboard.press('Enter');
  await page.getByText(/Článok „Hydranty.*“ je v\u00A0koši/).waitFor();
  await page.getByRole('button', { name: 'Vrátiť článok' }).focus();
  await page.keyboard.press('Enter');
  await more.waitFor();
});

test('staff add an episode without scripts and the podcast page lists it', async () => {
  const page = await desk.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard/podcast`);
  await page.getByRole('link', { name: 'Pridať epizódu' }).click();
  await page.getByLabel('Názov *').fill('Kľúč od hydrantu');
  await page.getByRole('button', { name: 'Uložiť epizódu' }).click();
  await page.getByText('Epizóda sa neuložila').waitFor();
  await page.getByLabel('Dĺžka v minútach').fill('3');
  await page.getByLabel('O čom epizóda je').fill('Kde visí a kto o ňom vie.');
  await page.getByLabel('Videoplatforma').fill('https://video.example.sk/5');
  await page.getByRole('button', { name: 'Uložiť epizódu' }).click();
  await page.getByText('Hotovo: epizóda').waitFor();
  const visitor = await site.visitor({ javaScriptEnabled: false });
  await visitor.goto(`${site.url}/podcast`);
  await expect
    .poll(() => visitor.getByRole('link', { name: /Pozrieť video k epizóde Kľúč od hydrantu/ }).count())
    .toBe(1);
});

test.each([
  '/dashboard/clanky',
  '/dashboard/clanky/novy',
  '/dashboard/podcast',
  '/dashboard/podcast/nova',
  '/dashboard/podcast/demo-1',
  '/dashboard/podcast/demo-1/zmazanie',
])('%s passes axe at every width and fits 320 px', async (path) => {
  const page = await desk.visitor();
  await page.goto(site.url + path);
  await expectAccessiblePage(page);
});

test('without scripts the toolbar of the editor shows the Markdown marks instead of buttons', async () => {
  const page = await desk.visitor({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard/clanky/novy`);
  const bar = page.getByRole('toolbar', { name: 'Formátovanie' });
  await expect.poll(() => bar.getByRole('button').count()).toBe(0);
  await expect.poll(() => bar.textContent()).toContain('**tučné**');
  await expectNoSidewaysScroll(page);
});

test('on a phone the menu „Viac“ lists the sections that are not in the bar', async () => {
  const page = await desk.visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
  await page.getByRole('button', { name: 'Viac' }).click();
  const content = page.locator('#sekcie').getByRole('link', { name: 'Obsah' });
  await content.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await content.click();
  await page.getByRole('heading', { level: 1, name: 'Články' }).waitFor();
  // the menu button shows the current section
  await page.getByRole('button', { name: 'Obsah' }).waitFor();
});

/** Opens a page of the articles desk, signed in and hydrated if scripts are on. */
async function openArticlesDesk(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await desk.visitor(options);
  await page.goto(`${site.url}/dashboard/clanky${path}`);
  if (path && options.javaScriptEnabled !== false)
    await page.locator('.editor-bar button[aria-disabled="false"]').first().waitFor();
  return page;
}
