import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings, expectNoSidewaysScroll, openSite, type Site, signInAtDesk } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => {
  expect(site.complaints.splice(0)).toEqual([]);
});

test.each([1440, 320])('staff have the history verified at %i px, without scripts too', async (width) => {
  const page = await site.visitor({ viewport: { width, height: 900 }, javaScriptEnabled: width === 1440 });
  await signInAtDesk(site, page, '/dashboard/sukromie');
  await page.getByRole('button', { name: 'Overiť reťaz' }).click();
  await page.getByText('Reťaz je celá').waitFor();
  if (width === 1440) expect(await axeFindings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.context().close();
});
