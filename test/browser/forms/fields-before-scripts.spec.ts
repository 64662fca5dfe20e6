import { describe, expect, test } from 'vitest';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';
import { closePage, openPageWithDelayedScripts } from './delayed-scripts.ts';
import { changeEveryField, readFieldValues, waitTwoFrames } from './page-fields.ts';

// Input before the scripts have loaded over a slow connection must be kept.

setUpSite();

/** Every page with a field and scripts. */
const PAGES = [
  '/kontakt',
  '/kurzy-a-skolenia',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/dashboard',
  '/dashboard/kurzy/novy',
  '/dashboard/kurzy/demo-1',
  '/dashboard/kurzy/demo-1/kopia',
  '/dashboard/posta',
  '/dashboard/prihlasky',
  '/dashboard/prihlasky/demo-5/potvrdenie',
  '/dashboard/prihlasky/demo-1/zrusenie',
  '/dashboard/dopyty',
  '/dashboard/clanky',
  '/dashboard/clanky/novy',
  '/dashboard/clanky/demo-cvicny-poziarny-poplach',
  '/dashboard/podcast/nova',
  '/dashboard/podcast/demo-1',
  '/dashboard/firma',
];

describe.each(PAGES)('%s', (path) => {
  test('keeps the values entered in its fields before its scripts run', async () => {
    const { page, release } = await openPageWithDelayedScripts(desk);
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await page.getByRole('heading').first().waitFor();
    const entered = await changeEveryField(page);
    expect(Object.keys(entered).length).toBeGreaterThan(0);
    release();
    await waitForHydration(page);
    await waitTwoFrames(page);
    expect(await readFieldValues(page)).toEqual(entered);
    await closePage(page);
  });
});
