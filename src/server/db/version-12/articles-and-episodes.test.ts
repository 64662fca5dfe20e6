import { expect, test } from 'vitest';
import { isOwnPicture } from '#domain/articles/picture.ts';
import { countArticles, listArticles } from '#server/articles/article-list.ts';
import { findArticle, findArticleByPreviewKey } from '#server/articles/articles.ts';
import { findPictureFile } from '#server/articles/pictures.ts';
import { findMovedArticleSlug, findPublishedArticle } from '#server/articles/published-articles.ts';
import {
  findDeletedEpisode,
  listEpisodes,
  listPublishedEpisodes,
  nextEpisodeNumber,
} from '#server/episodes/episodes.ts';
import { onVersion12 } from '../../../../test/databases/version-12.ts';
import { instant } from '../../clock.ts';

onVersion12((app) => {
  const published = (slug: string) => findPublishedArticle(app().db, instant(app()), slug);

  test('has every article in its state', async () => {
    const counts = await countArticles(app().db, instant(app()));
    expect(counts).toEqual({ all: 4, draft: 1, scheduled: 1, published: 2, trashed: 1 });
  });

  test('shows visitors what is published, and nothing else', async () => {
    expect(await published('poplach')).toMatchObject({ title: 'Cvičný poplach' });
    expect(await published('vrateny')).toMatchObject({ title: 'Vrátený článok' });
    for (const slug of ['rozpisany', 'naplanovany', 'zahodeny']) expect(await published(slug)).toBeUndefined();
  });

  test('leads from both former addresses of an article to where it is', async () => {
    for (const slug of ['cvicny-poplach', 'poplach-bez-paniky']) {
      expect(await findMovedArticleSlug(app().db, instant(app()), slug)).toBe('poplach');
    }
  });

  test('knows who wrote an article and who changed it last, and finds it by its words', async () => {
    const { rows: articles } = await listArticles(app().db, instant(app()), { search: 'cvicny poplach', page: 1 });
    const article = await findArticle(app().db, articles[0]?.id ?? '');
    expect(article).toMatchObject({ author: 'Jana Ukážková', editor: 'Peter Vzorný', version: 3 });
    expect(await findArticleByPreviewKey(app().db, article?.previewKey ?? '')).toEqual(article);
  });

  test('has an article’s picture in every format', async () => {
    const { image = '' } = (await published('poplach')) ?? {};
    expect(isOwnPicture(image)).toBe(true);
    const [, , key = '', name = ''] = image.split('/');
    for (const file of [name, name.replace('webp', 'avif'), 'zdielanie.jpg']) {
      const { bytes, sizeBytes } = (await findPictureFile(app().db, key, file)) ?? {};
      expect(bytes?.length).toBe(sizeBytes);
      expect(sizeBytes).toBeGreaterThan(0);
    }
  });

  test('has its episodes, one to come, and knows which one was deleted', async () => {
    expect(await listEpisodes(app().db)).toMatchObject([
      { number: 4, title: 'Budúca časť' },
      { number: 2, audioUrl: '', audioBytes: 0 },
      { number: 1, title: 'Prvá časť, znova nahratá', audioBytes: 4_800_000 },
    ]);
    expect(await listPublishedEpisodes(app().db, '2026-11-20', { page: 1, pageSize: 5 })).toMatchObject({
      episodes: [{ number: 2 }, { number: 1 }],
      total: 2,
      withSound: 1,
    });
    expect(await nextEpisodeNumber(app().db)).toBe(5);
    const deleted = await app().db.selectFrom('deletedEpisode').select('id').executeTakeFirstOrThrow();
    expect(await findDeletedEpisode(app().db, deleted.id)).toEqual(deleted);
  });
});
