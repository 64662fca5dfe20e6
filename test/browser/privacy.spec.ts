import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings, expectNoSidewaysScroll, type House, openHouse, signInAtDesk } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
afterEach(() => {
  expect(house.complaints.splice(0)).toEqual([]);
});

test.each([1440, 320])('staff have the history verified at %i px, without scripts too', async (width) => {
  const page = await house.visitor({ viewport: { width, height: 900 }, javaScriptEnabled: width === 1440 });
  await signInAtDesk(house, page, '/dashboard/sukromie');
  await page.getByRole('button', { name: 'Overiť reťaz' }).click();
  await page.getByText('Reťaz je celá').waitFor();
  if (width === 1440) expect(await axeFindings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.context().close();
});
