import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import { createArticle, trashArticle, updateArticle } from '#server/articles/articles.ts';
import { instant } from '#server/clock.ts';
import { anArticle, JANA } from '../../builders.ts';
import { type Client, ORIGIN, openClient } from '../client.ts';
import { readDocument } from '../document.ts';

/** Stores an article of a staff member, by default published an hour ago. */
async function publish(
  client: Client,
  over: Partial<ArticleFields> = {},
  plus: Temporal.DurationLike = { hours: -1 },
) {
  const publishAt = instant(client.app, plus);
  const result = await client.app.change(JANA, (change) =>
    createArticle(change, { fields: anArticle(over), publishAt }),
  );
  if (result.outcome !== 'saved') throw new Error(result.outcome);
  return result.article;
}

test.each(['SQLite', 'Postgres'])(
  'a page number beyond the end of a list redirects to its last page (%s)',
  async (database) => {
    const client = await openClient({ postgresUrl: database === 'Postgres' ? inject('postgresUrl') : undefined });
    onTestFinished(() => client.close());
    for (let number = 1; number <= 7; number += 1) await publish(client, { slug: `clanok-${number}` });
    for (const page of ['99', '1e308', 'Infinity', '9223372036854775807', '9'.repeat(300)]) {
      // while the database is slow, the shell of a page is sent before it can redirect
      const answered = async () => {
        const { status, headers } = await client.request(`/blog?strana=${page}`);
        return [page, status, headers.get('Location')];
      };
      await expect.poll(answered).toEqual([page, 302, '/blog?strana=2']);
      const list = await client.request(`/dashboard/prihlasky?strana=${page}`, { headers: client.staff });
      expect(list.status).toBeLessThan(400);
    }
  },
);

test('a blog without articles links to no feed, although the address of the feed answers', async () => {
  const client = await openClient();
  onTestFinished(() => client.close());
  expect((await client.read('/blog')).html).not.toContain('/blog/rss.xml');
  expect((await client.request('/blog/rss.xml')).status).toBe(200);
});

describe('a reader', () => {
  let client: Client;
  beforeAll(async () => {
    client = await openClient({ environment: { BASE_URL: ORIGIN } });
    for (let number = 1; number <= 8; number += 1) {
      await publish(client, { title: `Článok ${number}`, slug: `clanok-${number}` }, { hours: -number });
    }
  });
  afterAll(() => client.close());

  test('pages through the list with six articles per page', async () => {
    const first = await client.read('/blog');
    expect(first.headings).toEqual(['Z nášho blogu']);
    expect(first.all('h2').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Článok\u00A01', 'Článok\u00A06'].map((title) => title.replace('\u00A0', ' '))),
    );
    expect(first.html).not.toContain('clanok-7"');
    // the page number times six, as in the specification
    expect(first.html.replace(/<!-- -->|&nbsp;|\u00A0/g, ' ').replace(/ +/g, ' ')).toContain(
      'Zobrazuje sa 1 až 6 z 12 výsledkov',
    );
    const second = await client.read('/blog?strana=2');
    expect(second.html).toContain('/blog/clanok-8');
    expect(second.html).not.toContain('/blog/clanok-6"');
    expect(second.title).toBe('Z nášho blogu – strana 2');
  });

  test.each([
    ['/blog?strana=1', '/blog'],
    ['/blog?strana=99', '/blog?strana=2'],
    ['/blog?strana=-3', '/blog'],
    ['/blog?strana=dva', '/blog'],
    ['/blog?strana=2&x=1', '/blog?strana=2'],
    ['/blog?strana=1e308', '/blog?strana=2'],
    ['/blog?strana=Infinity', '/blog?strana=2'],
    ['/blog?strana=-Infinity', '/blog'],
    [`/blog?strana=${'9'.repeat(300)}`, '/blog?strana=2'],
    ['/blog?strana=2&strana=1', '/blog?strana=2'],
  ])('is redirected to the one address of each page: %s', async (path, location) => {
    const answer = await client.request(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(location);
  });

  test('reads an article with its day, picture and further reading without scripts', async () => {
    const page = await client.read('/blog/clanok-1');
    expect(page.title).toBe('Článok 1');
    expect(page.headings).toEqual(['Článok 1']);
    expect(page.html).toContain('20.\u00A0novembra 2026');
    expect(page.all('img').map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({
        src: '/clanky/clanok-01.svg',
        width: '1920',
        height: '1080',
      }),
    );
    expect(page.all('h2').map(({ text }) => text)).toContain('Začnite otázkou');
    expect(page.html).toContain('Čítajte ďalej');
    expect(page.scripts.some(({ attributes }) => attributes.src || attributes.type === 'module')).toBe(false);
  });

  test('is redirected from a former address and from the id to the current address', async () => {
    const article = await publish(client, { slug: 'povodna' }, { hours: -200 });
    await client.app.change(JANA, (change) =>
      updateArticle(change, article.id, 1, { fields: anArticle({ slug: 'dnesna' }) }),
    );
    for (const path of ['/blog/povodna', `/blog/${article.id}`]) {
      const answer = await client.request(path);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('Location')).toBe('/blog/dnesna');
    }
    await client.app.change(JANA, (change) => trashArticle(change, article.id));
    expect((await client.request('/blog/dnesna')).status).toBe(404);
    expect((await client.request('/blog/povodna')).status).toBe(404);
  });

  test('opens a draft only by its preview link, and the draft is neither cached nor indexed', async () => {
    const result = await client.app.change(JANA, (change) =>
      createArticle(change, { fields: anArticle({ slug: 'navrh' }) }),
    );
    if (result.outcome !== 'saved') throw new Error(result.outcome);
    const answer = await client.request(`/blog/nahlad/${result.article.previewKey}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await readDocument(answer)).meta('robots')).toBe('noindex');
    expect((await client.request('/blog/navrh')).status).toBe(404);
    expect((await client.request('/blog/nahlad/hadam')).status).toBe(404);
  });

  test('gets the articles of the blog from its feed', async () => {
    const answer = await client.request('/blog/rss.xml');
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    expect(xml).toContain(`<link>${ORIGIN}/blog/clanok-1</link>`);
    expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>');
    expect((await client.read('/blog')).all('link')).toContainEqual(
      expect.objectContaining({
        attributes: expect.objectContaining({ type: 'application/rss+xml', href: '/blog/rss.xml' }),
      }),
    );
  });

  test('gets a list, one page of it and one article from the API', async () => {
    const all = await client.request('/api/articles');
    const list = await all.json();
    expect(list).toHaveLength(8);
    expect(all.headers.get('X-Total-Count')).toBe('8');
    expect(Object.keys(list[0])).toEqual(['_id', 'title', 'slug', 'description', 'image', 'date']);
    expect(list[0].image).toBe(`${ORIGIN}/clanky/clanok-01.svg`);
    const page = await client.request('/api/articles?page=2&pageSize=3');
    expect((await page.json()).map(({ slug }: { slug: string }) => slug)).toEqual([
      'clanok-4',
      'clanok-5',
      'clanok-6',
    ]);
    expect(page.headers.get('X-Total-Count')).toBe('8');
    const one = await (await client.request('/api/articles/clanok-1')).json();
    expect(one.content).toContain('## Začnite otázkou');
    expect(await (await client.request(`/api/articles/${one._id}`)).json()).toEqual(one);
  });

  test.each([
    ['/api/articles?page=0', 422],
    ['/api/articles?page=x', 422],
    ['/api/articles?pageSize=101', 422],
    ['/api/articles/nikdy-nebol', 404],
  ])('gets a problem description for a wrong API call: %s', async (path, status) => {
    const answer = await client.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
  });
});

/** Every page that shows a published article. */
const PLACES = ['/', '/blog', '/blog/rss.xml', '/sitemap.xml', '/api/articles'];

describe('a scheduled article', () => {
  test('appears on all cached pages within a minute of its publication time, without a job', async () => {
    const client = await openClient();
    onTestFinished(() => client.close());
    await publish(client, { slug: 'stary' });
    await publish(client, { slug: 'o-hodinu' }, { hours: 1 });
    for (const path of PLACES) expect(await (await client.request(path)).text()).not.toContain('o-hodinu');
    client.wait({ minutes: 59 });
    for (const path of PLACES) expect(await (await client.request(path)).text()).not.toContain('o-hodinu');
    client.wait({ minutes: 1 });
    for (const path of PLACES) expect(await (await client.request(path)).text()).toContain('o-hodinu');
  });
});

describe('an article published on one node', () => {
  test('appears on the cached pages of the other node before they expire', async () => {
    const here = await openClient({ postgresUrl: inject('postgresUrl') });
    onTestFinished(() => here.close());
    const there = await openClient({ environment: { DATABASE_URL: here.app.config.databaseUrl as string } });
    onTestFinished(() => there.close());
    for (const path of PLACES) expect(await (await there.request(path)).text()).not.toContain('odinakial');
    await publish(here, { slug: 'odinakial' });
    const pages = () => Promise.all(PLACES.map(async (path) => (await there.request(path)).text()));
    const areNew = async () => (await pages()).every((html) => html.includes('odinakial'));
    await expect.poll(areNew).toBe(true);
  });
});

describe('a failing database', () => {
  test('removes only news, the article list and article pages until it recovers', async () => {
    const client = await openClient();
    onTestFinished(() => client.close());
    await publish(client, { slug: 'tu-som', title: 'tu-som' });
    await sql`alter table article rename to away`.execute(client.app.db);
    const home = await client.request('/');
    expect(home.status).toBe(200);
    expect((await readDocument(home)).html).toContain('Chyba pri načítaní údajov');
    const list = await client.request('/blog');
    expect(list.status).toBe(404);
    expect((await readDocument(list)).headings).toEqual(['Požadovaná stránka neexistuje']);
    const article = await client.request('/blog/tu-som', { headers: { Accept: 'text/html' } });
    expect(article.status).toBe(500);
    expect((await readDocument(article)).html).not.toContain('no such table');
    await sql`alter table away rename to article`.execute(client.app.db);
    for (const path of ['/', '/blog', '/blog/tu-som']) {
      expect(await (await client.request(path)).text(), path).toContain('tu-som');
    }
  });

  test('does not delay the rest of home when it stops responding, and its query times out', async () => {
    const client = await openClient({ postgresUrl: inject('postgresUrl') });
    onTestFinished(() => client.close());
    await publish(client, { slug: 'neskor' });
    const lock = new pg.Client({ connectionString: client.app.config.databaseUrl as string });
    await lock.connect();
    await lock.query('begin; lock table article in access exclusive mode');
    const waiting = await client.request('/');
    expect(waiting.status).toBe(200);
    const home = await waiting.text();
    expect(home).toContain('Načítavam články...');
    expect(home).toContain('Chyba pri načítaní údajov');
    await lock.query('rollback');
    await lock.end();
    expect(await (await client.request('/')).text()).toContain('neskor');
  });
});
