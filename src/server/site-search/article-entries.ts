import { findServiceTile } from '#content/service-tiles.ts';
import { DOCUMENT_KINDS } from '#domain/site-search/site-document.ts';
import { publishedArticles } from '#server/articles/published-articles.ts';
import { rowsInBatches } from '#server/batches.ts';
import type { Db } from '#server/db/database.ts';
import type { IndexEntry } from './search-index.ts';

const ROWS_AT_ONCE = 50;

/** The published articles; `plainText` turns Markdown into the text that readers see. */
export async function* articleEntries(
  db: Db,
  now: string,
  plainText: (markdown: string) => string,
): AsyncGenerator<IndexEntry> {
  for await (const { id, version, slug, title, description, content, service } of listArticles(db, now)) {
    const document = () => ({
      kind: 'article' as const,
      path: `/blog/${slug}`,
      title,
      text: `${description}\n${plainText(content)}`,
      sign: findServiceTile(service)?.source ?? DOCUMENT_KINDS.article.sign,
    });
    yield { id: `article ${id}`, version: String(version), document };
  }
}

function listArticles(db: Db, now: string) {
  return rowsInBatches(
    (last: { publishAt: string; id: string } = { publishAt: '', id: '' }, limit) =>
      publishedArticles(db, now)
        .select(['id', 'version', 'slug', 'title', 'description', 'content', 'service'])
        .select(({ ref }) => ref('publishAt').$notNull().as('publishAt'))
        .where(({ eb, refTuple, tuple }) => eb(refTuple('publishAt', 'id'), '>', tuple(last.publishAt, last.id)))
        .orderBy('publishAt')
        .orderBy('id')
        .limit(limit)
        .execute(),
    ROWS_AT_ONCE,
  );
}

/** A value that changes with the published articles; it costs less than reading them. */
export async function publishedArticlesState(db: Db, now: string): Promise<string> {
  const state = await publishedArticles(db, now)
    .select(({ fn }) => [fn.countAll().as('articles'), fn.sum('version').as('saves'), fn.max('updatedAt').as('last')])
    .executeTakeFirstOrThrow();
  return Object.values(state).join(' ');
}
