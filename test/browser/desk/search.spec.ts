import { expect, test } from 'vitest';
import { axeFindings, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('staff search for a person by the first letters and open the result by keyboard alone', async () => {
  const page = await desk.open();
  const field = page.getByRole('combobox', { name: 'Hľadať v celej správe' });
  await field.pressSequentially('cvic');
  const results = page.getByRole('listbox', { name: 'Výsledky' });
  await results.waitFor();
  await expect.poll(() => page.getByRole('status').allTextContents()).toContainEqual(expect.stringMatching(/výsled/));
  expect(await axeFindings(page)).toEqual([]);
  await field.press('ArrowDown');
  const option = results.getByRole('option', { selected: true });
  await expect.poll(() => option.textContent()).toContain('Tomáš Cvičný');
  const id = await option.getAttribute('id');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(id);
  await field.press('Escape');
  await results.waitFor({ state: 'detached' });
  await field.press('End');
  await field.pressSequentially('n');
  await results.waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL('**/dashboard/prihlasky/**');
});

test('on a phone the page of search results passes axe and fits', async () => {
  const page = await desk.visitor({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/dashboard/hladanie?q=pomoc`);
  await waitForHydration(page);
  await page.getByRole('heading', { name: 'Kurzy' }).waitFor();
  await expectNoSidewaysScroll(page);
  expect(await axeFindings(page)).toEqual([]);
});
