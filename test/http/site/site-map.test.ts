import { expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { databaseOf } from '../../database-of.ts';
import { offer, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const SITE = 'https://www.example.sk';

const client = await setUpClient({ environment: { DEMO_CONTENT: 'on', BASE_URL: SITE } });
test('the site map lists every public page once by its canonical address', async () => {
  const { paths } = await siteMap();
  expect(paths).toEqual(expect.arrayContaining([...SITE_PAGES]));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const answer = await client.request(path);
    const links = (await readDocument(answer)).all('link').map(({ attributes }) => attributes);
    expect([path, answer.status, links.find(({ rel }) => rel === 'canonical')?.href]).toEqual([
      path,
      200,
      SITE + path,
    ]);
  }
});

test('the site map lists a course until it takes place, with the time of its last change', async () => {
  const { id } = await offer(client, { slug: '/novy' });
  await offer(client, { slug: '/bol', date: '2026-11-19' });
  await offer(client, { slug: '/skryty', status: 'inactive' });
  const updatedAt = '2026-11-12T10:00:00.000Z';
  await databaseOf(client.app).updateTable('course').set({ updatedAt }).where('id', '=', id).execute();
  const { paths, changed } = await siteMap();
  expect(changed('/kurzy-a-skolenia/novy')).toBe(updatedAt);
  expect(paths).not.toContain('/kurzy-a-skolenia/bol');
  expect(paths).not.toContain('/kurzy-a-skolenia/skryty');
});

test('the site map lists an article with its picture and the later of its change and publication times', async () => {
  const db = databaseOf(client.app);
  const { id, slug, image } = await db
    .selectFrom('article')
    .selectAll()
    .where('publishAt', '<', client.app.now().toString())
    .executeTakeFirstOrThrow();
  const at = async (publishAt: string, updatedAt: string) => {
    await db.updateTable('article').set({ publishAt, updatedAt }).where('id', '=', id).execute();
    client.app.announcements.notifyListeners(['articles']);
    return siteMap();
  };
  const early = '2026-11-01T08:00:00.000Z';
  const late = '2026-11-02T08:00:00.000Z';
  expect((await at(early, late)).changed(`/blog/${slug}`)).toBe(late);
  const { changed, xml } = await at(late, early);
  expect(changed(`/blog/${slug}`)).toBe(late);
  expect(xml).toContain(`<image:loc>${SITE}${image}</image:loc>`);
});

test('the site map dates lists by their items, contact by the company record, static pages not at all', async () => {
  const db = databaseOf(client.app);
  const { updatedAt } = await db.selectFrom('company').select('updatedAt').executeTakeFirstOrThrow();
  const { changed } = await siteMap();
  expect(changed('/kontakt')).toBe(updatedAt);
  expect(changed('/ochrana-osobnych-udajov')).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const path of ['/kurzy-a-skolenia', '/blog', '/podcast']) expect(changed(path)).toMatch(/^\d{4}-/);
  for (const path of ['/', '/sluzby', '/opravnenia']) expect(changed(path)).toBeUndefined();
});

test('a missing part of the site map answers 404, and other query parameters change nothing', async () => {
  expect((await client.request('/sitemap.xml?cast=2')).status).toBe(404);
  const { xml } = await siteMap();
  for (const query of ['?cast=1', '?cast=0', '?cast=x', '?utm_source=list']) {
    expect(await (await client.request(`/sitemap.xml${query}`)).text()).toBe(xml);
  }
});

async function siteMap() {
  const xml = await (await client.request('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, address = '', changed]) => ({ path: address.slice(SITE.length), changed }),
  );
  return {
    xml,
    paths: entries.map(({ path }) => path),
    changed: (of: string) => entries.find(({ path }) => path === of)?.changed,
  };
}
