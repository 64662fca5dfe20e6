import { expect, test } from 'vitest';
import { parseSiteQuery } from '#domain/site-search/site-query.ts';
import { createArticle, findArticle, trashArticle } from '#server/articles/articles.ts';
import { instant } from '#server/clock.ts';
import { deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { createEpisode } from '#server/episodes/episodes.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anArticle, anEpisode, JANA } from '../../../test/builders.ts';
import { storedCourse } from '../../../test/courses.ts';
import { SiteSearch } from './site-search.ts';

onBothDatabases('the site search on %s', (openTestApp) => {
  let running: TestApp;

  async function open() {
    running = await openTestApp();
    const search = new SiteSearch(running.app, {
      pages: ({ city }, day) => [
        { kind: 'page', path: '/kontakt', title: 'Kontakt', text: `Sídlo ${city} ${day}`, sign: 'system-info' },
      ],
      plainText: (markdown) => markdown.replaceAll('*', ''),
    });
    return { app: running.app, search };
  }

  async function pathsFor(search: SiteSearch, query: string): Promise<string[]> {
    const { matches } = await search.find(parseSiteQuery(query).words);
    return matches.map(({ document }) => document.path);
  }

  test('lists what the course finder offers: active courses from today on', async () => {
    const { app, search } = await open();
    await storedCourse(app, { nameOfCourse: 'Lešenár', slug: '/buduci' });
    await storedCourse(app, { nameOfCourse: 'Lešenár skrytý', slug: '/skryty', status: 'inactive' });
    await storedCourse(app, { nameOfCourse: 'Lešenár minulý', slug: '/minuly', date: '2026-11-19' });
    await storedCourse(app, { nameOfCourse: 'Lešenár dnes', slug: '/dnes', date: '2026-11-20' });
    expect((await pathsFor(search, 'lešenári')).toSorted()).toEqual([
      '/kurzy-a-skolenia/buduci',
      '/kurzy-a-skolenia/dnes',
    ]);
    running.wait({ hours: 24 });
    expect(await pathsFor(search, 'lešenári')).toEqual(['/kurzy-a-skolenia/buduci']);
  });

  test('lists courses that differ only by day as one, the soonest', async () => {
    const { app, search } = await open();
    for (const [slug, date] of [
      ['/druhy', '2027-02-01'],
      ['/prvy', '2027-01-01'],
      ['/treti', '2027-03-01'],
    ] as const)
      await storedCourse(app, { nameOfCourse: 'Lešenár', slug, date });
    await storedCourse(app, { nameOfCourse: 'Lešenár', slug: '/inde', city: 'Bratislava' });
    const { matches } = await search.find(parseSiteQuery('lešenár žilina').words);
    expect(matches.map(({ document }) => [document.path, document.facts])).toEqual([
      ['/kurzy-a-skolenia/prvy', '01.01.2027, Žilina a 2\u00A0ďalšie termíny'],
    ]);
  });

  test('includes a course change or deletion since the last search', async () => {
    const { app, search } = await open();
    const course = await storedCourse(app, { nameOfCourse: 'Lešenár', slug: '/kurz' });
    expect(await pathsFor(search, 'lešenár')).toHaveLength(1);
    await app.change(JANA, (change) =>
      updateCourse(change, course.id, { ...course, nameOfCourse: 'Viazač bremien' }),
    );
    expect([await pathsFor(search, 'lešenár'), await pathsFor(search, 'viazač')]).toEqual([
      [],
      ['/kurzy-a-skolenia/kurz'],
    ]);
    await app.change(JANA, (change) => deleteCourse(change, course.id));
    expect(await pathsFor(search, 'viazač')).toEqual([]);
  });

  test('lists articles by their readable text, from their publication until they are trashed', async () => {
    const { app, search } = await open();
    const publishAt = instant(app, { hours: 2 });
    const fields = anArticle({ title: 'Hydranty', slug: 'hydranty', content: 'Raz **ročne** kontrola.' });
    await app.change(JANA, (change) => createArticle(change, { fields, publishAt: null }));
    const planned = await app.change(JANA, (change) =>
      createArticle(change, { fields: { ...fields, slug: 'planovane' }, publishAt }),
    );
    if (planned.outcome !== 'saved') throw new Error(planned.outcome);
    expect(await pathsFor(search, 'ročná kontrola')).toEqual([]);
    running.wait({ hours: 2 });
    expect(await pathsFor(search, 'ročne kontrolou')).toEqual(['/blog/planovane']);
    const { id } = planned.article;
    await app.change(JANA, (change) => trashArticle(change, id));
    expect(await findArticle(app.db, id)).toMatchObject({ trashedAt: expect.any(String) });
    expect(await pathsFor(search, 'ročne kontrolou')).toEqual([]);
  });

  test('lists published episodes, and pages with today’s facts', async () => {
    const { app, search } = await open();
    expect(await pathsFor(search, 'minútka')).toEqual([]);
    await app.change(JANA, (change) =>
      createEpisode(change, anEpisode({ number: 7, title: 'Minútka o lešení', day: '2026-11-20' })),
    );
    await app.change(JANA, (change) =>
      createEpisode(change, anEpisode({ title: 'Minútka zajtra', day: '2026-11-21' })),
    );
    expect(await pathsFor(search, 'minútka')).toEqual(['/podcast#epizoda-7']);
    expect(await pathsFor(search, 'sídlo')).toEqual(['/kontakt']);
  });

  test('links to an episode on the page of the list that contains it', async () => {
    const { app, search } = await open();
    const days = Array.from({ length: 12 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    for (const [index, day] of days.entries())
      await app.change(JANA, (change) =>
        createEpisode(change, anEpisode({ number: index + 1, title: `Diel ${day}`, day })),
      );
    expect((await pathsFor(search, '2026-11-01')).at(0)).toBe('/podcast?strana=2#epizoda-1');
    expect((await pathsFor(search, '2026-11-12')).at(0)).toBe('/podcast#epizoda-12');
  });

  test('updates its index once for many concurrent searches, and all of them include the last change', async () => {
    const { app, search } = await open();
    await storedCourse(app, { nameOfCourse: 'Lešenár', slug: '/kurz' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pathsFor(search, 'lešenár')));
    expect(new Set(answers.map(String))).toEqual(new Set(['/kurzy-a-skolenia/kurz']));
  });

  test('updates its index at the next search after a failed update', async () => {
    const { app } = await open();
    await storedCourse(app, { nameOfCourse: 'Lešenár', slug: '/kurz' });
    let isBroken = true;
    const pages = () => {
      if (isBroken) throw new Error('The page has no text');
      return [];
    };
    const search = new SiteSearch(app, { pages, plainText: String });
    await expect(pathsFor(search, 'lešenár')).rejects.toThrow('no text');
    isBroken = false;
    expect(await pathsFor(search, 'lešenár')).toEqual(['/kurzy-a-skolenia/kurz']);
  });
});
