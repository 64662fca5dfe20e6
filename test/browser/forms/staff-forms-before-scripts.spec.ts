import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sendSignUp } from '../demo-courses.ts';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

const picture = {
  name: 'hala.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('an article entered before the scripts run gets its address, preview, picture and notice', async () => {
  const { page, releaseScripts } = await openPage('/dashboard/clanky/novy');
  await expect.poll(() => page.getByRole('toolbar').getByRole('button').count()).toBe(0);
  await page.getByLabel('Názov *').fill('Pred skriptami');
  await page.getByLabel('Text článku').fill('Prvá veta.');
  await page.getByLabel('Opis obrázka *').fill('Hala');
  await page.getByLabel('Súbor').setInputFiles(picture);
  await releaseScripts();
  await page.getByLabel('Vymeniť obrázok').waitFor();
  await page.locator('.editor-out').getByText('Prvá veta.').waitFor();
  await expect.poll(() => page.getByLabel('Názov *').inputValue()).toBe('Pred skriptami');
  await expect.poll(() => page.getByLabel('Text článku').inputValue()).toBe('Prvá veta.');
  await expect.poll(() => page.getByLabel('Adresa za /blog/').inputValue()).toBe('pred-skriptami');
  await page.getByText('Neuložené zmeny držíme v tomto prehliadači').waitFor();
  await page.getByRole('button', { name: 'Uložiť koncept' }).click();
  await page.getByText('Článok je uložený').waitFor();
  await expect.poll(() => page.locator('.picture-now img').getAttribute('alt')).toBe('Hala');
});

test('an episode entered before the scripts run keeps its values, and leaving requires a confirmation', async () => {
  const { page, releaseScripts } = await openPage('/dashboard/podcast/nova');
  await page.getByLabel('Názov *').fill('Pred skriptami');
  await page.getByLabel('Deň zverejnenia *', { exact: true }).fill('7. 4. 2027');
  await releaseScripts();
  await expect.poll(() => page.getByLabel('Názov *').inputValue()).toBe('Pred skriptami');
  await expect.poll(() => page.getByLabel('Deň zverejnenia *', { exact: true }).inputValue()).toBe('7. 4. 2027');
  await expectQuestionOnLeaving(page);
});

test('company details entered before the scripts run stay, and leaving requires a confirmation', async () => {
  const { page, releaseScripts } = await openPage('/dashboard/firma');
  const tick = page.getByLabel('Kamenná prevádzka').first();
  const wasTicked = await tick.isChecked();
  await page.getByLabel('Názov na webe').fill('Pred skriptami');
  await tick.setChecked(!wasTicked);
  await releaseScripts();
  await expect.poll(() => page.getByLabel('Názov na webe').inputValue()).toBe('Pred skriptami');
  await expect.poll(() => tick.isChecked()).toBe(!wasTicked);
  await page.getByRole('link', { name: 'Vrátiť' }).waitFor();
  await expectQuestionOnLeaving(page);
});

test.each([
  ['/dashboard/ludia', 'input[name="name"]'],
  ['/dashboard/typy/bozp-veduci/terminy', 'textarea[name="days"]'],
  ['/dashboard/prihlasky/PRIHLASKA/ucastnici', 'input[name="firstName"]'],
  ['/dashboard/prihlasky/PRIHLASKA/fakturacne-udaje', 'input[name="city"]'],
])('leaving %s with unsaved text requires a confirmation', async (path, field) => {
  const signUp = await (await sendSignUp(site, { firstName: 'Soňa', lastName: 'Neuložená' })).json();
  const { page, releaseScripts } = await openPage(path.replace('PRIHLASKA', signUp.id));
  await page.locator(field).first().fill('Neuložené');
  await releaseScripts();
  await expectQuestionOnLeaving(page);
});

test('unsaved changes made after a save are offered again after a reload', async () => {
  const { page, releaseScripts } = await openPage('/dashboard/clanky/demo-ergonomia-kancelarie');
  await releaseScripts();
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Článok je uložený').waitFor();
  await waitForHydration(page);
  await page.waitForFunction(() => location.search === '');
  await page.getByLabel('Krátky popis').fill('Napísané po uložení');
  await page.waitForFunction(() => localStorage.length > 0);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByText('Našli sme neuložené zmeny').waitFor();
});

/** A page whose scripts are delayed until the test releases them. */
async function openPage(path: string): Promise<{ page: Page; releaseScripts(): Promise<void> }> {
  const page = await desk.visitor();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    page,
    async releaseScripts() {
      resolve();
      await waitForHydration(page);
    },
  };
}

async function expectQuestionOnLeaving(page: Page): Promise<void> {
  // effects run after hydration: the warning is active after the next paint
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const dialogEvent = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const question = await dialogEvent;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await leaving;
}
