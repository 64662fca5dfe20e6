import { randomBytes } from 'node:crypto';
import lawTable from '#content/zakony.yaml';
import { type Article, articleSearchText } from '#domain/articles/article.ts';
import { publishableSchema } from '#domain/articles/article-fields.ts';
import { daysLater } from '#domain/day.ts';
import { lawsSchema, withCitations } from '#domain/page-texts/laws.ts';
import { z } from '#domain/schema.ts';
import type { Change } from '#server/change.ts';
import { instantAt, today } from '#server/clock.ts';
import { AUTHOR, byStaff } from './demo-past.ts';

/** The invented company's articles, a file each; a new file is a new article. */
const FILES = import.meta.glob<{ front: unknown; text: string }>('../../../content/clanky/*.md', {
  eager: true,
  import: 'default',
});

const LAWS = lawsSchema.parse(lawTable);

/** Days before the first start, so that the blog never looks abandoned. */
const ageSchema = z.object({ daysAgo: z.int().min(0) });

export async function fillInDemoArticles(demo: Change): Promise<void> {
  const articles = Object.values(FILES).map(({ front, text }) => toArticle(demo, front, text));
  const rows = articles.map((article) => ({ ...article, searchText: articleSearchText(article) }));
  await demo.db.insertInto('article').values(rows).execute();
  for (const { id, createdAt } of articles) demo.record({ noun: 'article', id, verb: 'created' }, byStaff(createdAt));
}

function toArticle(change: Change, front: unknown, text: string): Article {
  const fields = publishableSchema.parse({ ...(front as object), content: withCitations(text, LAWS) });
  const { daysAgo } = ageSchema.parse(front);
  const day = daysLater(today(change), -daysAgo);
  const publishAt = instantAt(day, '07:00');
  return {
    ...fields,
    id: `demo-${fields.slug}`,
    publishAt,
    trashedAt: null,
    version: 1,
    previewKey: randomBytes(18).toString('base64url'),
    author: AUTHOR,
    editor: AUTHOR,
    createdAt: publishAt,
    updatedAt: publishAt,
  };
}
