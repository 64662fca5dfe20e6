import { describe, expect, test } from 'vitest';
import { desk, openOwnSite, site } from './own-site.ts';
import { changeEveryField, settled, valuesOf } from './page-fields.ts';
import { hydrated } from './site.ts';
import { leave, withSlowScripts } from './slow-scripts.ts';

// Input before the scripts have loaded over a slow connection must be kept.

openOwnSite();

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
  test('keeps what is typed and chosen in each of its fields before its scripts have started', async () => {
    const { page, release } = await withSlowScripts(desk);
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await page.getByRole('heading').first().waitFor();
    const typed = await changeEveryField(page);
    expect(Object.keys(typed).length).toBeGreaterThan(0);
    release();
    await hydrated(page);
    await settled(page);
    expect(await valuesOf(page)).toEqual(typed);
    await leave(page);
  });
});
