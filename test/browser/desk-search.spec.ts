import { expect, test } from 'vitest';
import { desk, openOwnSite, site } from './own-site.ts';
import { axeFindings, expectNoSidewaysScroll, hydrated } from './site.ts';

openOwnSite();

test('who telephones is found by three letters and opened by the keyboard alone', async () => {
  const page = await desk.open();
  const field = page.getByRole('combobox', { name: 'Hľadať v celej správe' });
  await field.pressSequentially('cvic');
  const found = page.getByRole('listbox', { name: 'Výsledky' });
  await found.waitFor();
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/výsled/));
  expect(await axeFindings(page)).toEqual([]);
  await field.press('ArrowDown');
  const option = found.getByRole('option', { selected: true });
  await expect.poll(() => option.textContent()).toContain('Tomáš Cvičný');
  const id = await option.getAttribute('id');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(id);
  await field.press('Escape');
  await found.waitFor({ state: 'detached' });
  await field.press('End');
  await field.pressSequentially('n');
  await found.waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL('**/dashboard/prihlasky/**');
  await page.context().close();
});

test('on a telephone the page of results is whole', async () => {
  const page = await desk.visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/dashboard/hladanie?q=pomoc`);
  await hydrated(page);
  await page.getByRole('heading', { name: 'Kurzy' }).waitFor();
  await expectNoSidewaysScroll(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.context().close();
});
