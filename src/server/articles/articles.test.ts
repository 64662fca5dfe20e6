import { expect, test } from 'vitest';
import type { Article, ArticleState } from '#domain/articles/article.ts';
import { instant } from '#server/clock.ts';
import { listEvents } from '#server/events/events.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anArticle, JANA } from '../../../test/builders.ts';
import { countArticles, findTrashedArticle, listArticles } from './article-list.ts';
import {
  createArticle,
  findArticle,
  findArticleByPreviewKey,
  restoreArticle,
  trashArticle,
  updateArticle,
} from './articles.ts';
import {
  findMovedArticleSlug,
  findNextPublication,
  findPublishedArticle,
  listPublishedArticles,
  listRelatedArticles,
} from './published-articles.ts';

onBothDatabases('articles on %s', (openTestApp) => {
  let running: TestApp;

  async function open() {
    running = await openTestApp();
    return running.app;
  }

  async function write(over: Parameters<typeof anArticle>[0] = {}, inMinutes: number | null = 0): Promise<Article> {
    const { app } = running;
    const publishAt = inMinutes === null ? null : instant(app, { minutes: inMinutes });
    const result = await app.change(JANA, (change) => createArticle(change, { fields: anArticle(over), publishAt }));
    if (result.outcome !== 'saved') throw new Error(result.outcome);
    return result.article;
  }

  const titles = async () => {
    const { articles } = await listPublishedArticles(running.app.db, instant(running.app), { page: 1, pageSize: 6 });
    return articles.map(({ title }) => title);
  };

  test('are listed newest first; drafts, scheduled and trashed ones are not public', async () => {
    const app = await open();
    await write({ title: 'Stará', slug: 'stara' }, -60);
    await write({ title: 'Nová', slug: 'nova' }, -1);
    await write({ title: 'Koncept', slug: 'koncept' }, null);
    await write({ title: 'Zajtra', slug: 'zajtra' }, 60 * 24);
    const trashed = await write({ title: 'Kôš', slug: 'kos' });
    await app.change(JANA, (change) => trashArticle(change, trashed.id));
    expect(await titles()).toEqual(['Nová', 'Stará']);
    for (const slug of ['koncept', 'zajtra', 'kos']) {
      expect(await findPublishedArticle(app.db, instant(app), slug)).toBeUndefined();
    }
    expect(await countArticles(app.db, instant(app))).toEqual({
      all: 4,
      draft: 1,
      scheduled: 1,
      published: 2,
      trashed: 1,
    });
    const atDesk = async (state?: ArticleState) =>
      (await listArticles(app.db, instant(app), { state, page: 1 })).rows.map(({ title }) => title);
    expect(await atDesk()).toEqual(['Zajtra', 'Koncept', 'Nová', 'Stará']);
    expect(await atDesk('draft')).toEqual(['Koncept']);
    expect(await atDesk('scheduled')).toEqual(['Zajtra']);
    expect(await atDesk('published')).toEqual(['Nová', 'Stará']);
    expect(await atDesk('trashed')).toEqual(['Kôš']);
  });

  test('are published at their scheduled time without a job', async () => {
    const app = await open();
    const { publishAt } = await write({ title: 'O hodinu' }, 60);
    const trashed = await write({}, 30);
    await app.change(JANA, (change) => trashArticle(change, trashed.id));
    expect(await titles()).toEqual([]);
    expect(await findNextPublication(app.db, instant(app))).toBe(publishAt);
    running.wait({ hours: 1 });
    expect(await titles()).toEqual(['O hodinu']);
    expect(await findNextPublication(app.db, instant(app))).toBeUndefined();
  });

  test('are saved once over one version: the second save is refused and gets the saved version', async () => {
    const app = await open();
    const { id, version } = await write({ title: 'Prvé znenie' });
    const save = (title: string, name: string) =>
      app.change({ ...JANA, name }, (change) => updateArticle(change, id, version, { fields: anArticle({ title }) }));
    const [one, two] = await Promise.all([save('Petrovo znenie', 'Peter'), save('Janino znenie', 'Jana')]);
    expect([one.outcome, two.outcome].sort()).toEqual(['changed-meanwhile', 'saved']);
    const stored = await findArticle(app.db, id);
    const refused = one.outcome === 'saved' ? two : one;
    expect(refused).toMatchObject({ outcome: 'changed-meanwhile', article: { title: stored?.title, version: 2 } });
  });

  test('redirect from a former address to the present one, until another article takes it', async () => {
    const app = await open();
    const first = await write({ slug: 'prva' });
    await app.change(JANA, (change) => updateArticle(change, first.id, 1, { fields: anArticle({ slug: 'druha' }) }));
    await app.change(JANA, (change) => updateArticle(change, first.id, 2, { fields: anArticle({ slug: 'tretia' }) }));
    expect(await findMovedArticleSlug(app.db, instant(app), 'prva')).toBe('tretia');
    expect(await findMovedArticleSlug(app.db, instant(app), 'druha')).toBe('tretia');
    await write({ slug: 'prva' });
    expect(await findMovedArticleSlug(app.db, instant(app), 'prva')).toBeUndefined();
    await app.change(JANA, (change) => updateArticle(change, first.id, 3, { fields: anArticle({ slug: 'druha' }) }));
    expect(await findMovedArticleSlug(app.db, instant(app), 'druha')).toBeUndefined();
    expect(await findMovedArticleSlug(app.db, instant(app), 'tretia')).toBe('druha');
  });

  test('have a history of their publications and withdrawals', async () => {
    const app = await open();
    const { id } = await write({}, null);
    let version = 0;
    const save = (over: Parameters<typeof anArticle>[0], inMinutes?: number | null) => {
      version += 1;
      const publishAt = typeof inMinutes === 'number' ? instant(app, { minutes: inMinutes }) : inMinutes;
      return app.change(JANA, (change) => updateArticle(change, id, version, { fields: anArticle(over), publishAt }));
    };
    for (const inMinutes of [undefined, 60, 120, null, 0, undefined, null]) await save({}, inMinutes);
    const events = await listEvents(app.db, { noun: 'article', id });
    expect(events.map(({ verb }) => verb)).toEqual([
      'created',
      'changed',
      'scheduled',
      'scheduled',
      'withdrawn',
      'published',
      'changed',
      'withdrawn',
    ]);
    const { id: another } = await write({}, 0);
    const atOnce = await listEvents(app.db, { noun: 'article', id: another });
    expect(atOnce.map(({ verb }) => verb)).toEqual(['created', 'published']);
  });

  test('never share an address', async () => {
    const app = await open();
    await write({ slug: 'rovnaka' });
    const { id } = await write({ slug: 'ina' });
    expect(
      await app.change(JANA, (change) => createArticle(change, { fields: anArticle({ slug: 'rovnaka' }) })),
    ).toEqual({
      outcome: 'slug-taken',
    });
    expect(
      await app.change(JANA, (change) => updateArticle(change, id, 1, { fields: anArticle({ slug: 'rovnaka' }) })),
    ).toEqual({
      outcome: 'slug-taken',
    });
    expect((await findArticle(app.db, id))?.slug).toBe('ina');
    const own = { fields: anArticle({ slug: 'ina', title: 'Na svojej adrese' }) };
    expect(await app.change(JANA, (change) => updateArticle(change, id, 1, own))).toMatchObject({ outcome: 'saved' });
  });

  test('are restored from the trash unchanged, and every change is announced', async () => {
    const app = await open();
    const { id } = await write({ title: 'Späť' });
    const other = await write({ title: 'Iný' }, null);
    await app.change(JANA, (change) => trashArticle(change, other.id));
    const announced: string[] = [];
    app.announcements.listen((topic) => announced.push(topic));
    expect(await findTrashedArticle(app.db, id)).toBeUndefined();
    expect(await app.change(JANA, (change) => trashArticle(change, id))).toBe('done');
    expect(await app.change(JANA, (change) => trashArticle(change, id))).toBe('done');
    expect(await findTrashedArticle(app.db, id)).toEqual({ id, title: 'Späť' });
    expect(await findTrashedArticle(app.db, other.id)).toEqual({ id: other.id, title: 'Iný' });
    expect(await titles()).toEqual([]);
    expect(await app.change(JANA, (change) => updateArticle(change, id, 1, { fields: anArticle() }))).toEqual({
      outcome: 'not-found',
    });
    expect(await app.change(JANA, (change) => restoreArticle(change, id))).toBe('done');
    expect(await titles()).toEqual(['Späť']);
    expect(await app.change(JANA, (change) => trashArticle(change, 'nikdy-nebol'))).toBe('not-found');
    expect(announced).toEqual(['articles', 'articles']);
  });

  test('are searched on the desk without diacritics, in title, address and text, fifty on a page', async () => {
    const app = await open();
    await write({ title: 'Žeriav', slug: 'zeriav-v-hale' });
    await write({ title: 'Iný', slug: 'iny', content: 'O lešení na stavbe' }, null);
    const matches = async (search: string) =>
      (await listArticles(app.db, instant(app), { search, page: 1 })).rows.map(({ title }) => title);
    expect(await matches('zeriav')).toEqual(['Žeriav']);
    expect(await matches('LESENI')).toEqual(['Iný']);
    expect(await matches('v-hale')).toEqual(['Žeriav']);
    expect(await matches('%')).toEqual([]);
    expect(await matches('stavbe leseni o')).toEqual(['Iný']);
    const counts = async (search: string) => (await listArticles(app.db, instant(app), { search, page: 1 })).counts;
    expect(await counts('leseni')).toMatchObject({ all: 1, draft: 1 });
    expect(await counts('zeriav')).toMatchObject({ draft: 0, published: 1 });
  });

  test('are shown by their preview link in every state except in the trash', async () => {
    const app = await open();
    await write({ title: 'Iný koncept' }, null);
    const { id, previewKey } = await write({ title: 'Koncept' }, null);
    await write({ title: 'Ďalší koncept' }, null);
    expect((await findArticleByPreviewKey(app.db, previewKey))?.title).toBe('Koncept');
    await app.change(JANA, (change) => trashArticle(change, id));
    expect(await findArticleByPreviewKey(app.db, previewKey)).toBeUndefined();
  });

  test('have related articles about the same service first, then the newest', async () => {
    const app = await open();
    const read = await write({ title: 'Čítaný', slug: 'a', service: '/poziarna-ochrana' });
    await write({ title: 'Novší o inom', slug: 'b', service: '/hasiace-pristroje-a-hydranty' }, -1);
    await write({ title: 'Bez služby', slug: 'c', service: '' }, -2);
    await write({ title: 'Starší o tom istom', slug: 'd', service: '/poziarna-ochrana' }, -100);
    const related = await listRelatedArticles(app.db, instant(app), read, 4);
    expect(related.map(({ title }) => title)).toEqual(['Starší o tom istom', 'Novší o inom', 'Bez služby']);
  });
});
