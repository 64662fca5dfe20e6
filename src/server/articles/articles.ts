import { randomBytes, randomUUID } from 'node:crypto';
import { type Article, articleSearchText } from '#domain/articles/article.ts';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { type Db, isTaken } from '#server/db/database.ts';

/** One article in whatever state, as the desk sees it. */
export async function findArticle(db: Db, id: string): Promise<Article | undefined> {
  return db.selectFrom('article').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The article a preview link leads to, published or not; none when it is in the trash. */
export async function findArticleByPreviewKey(db: Db, previewKey: string): Promise<Article | undefined> {
  return db
    .selectFrom('article')
    .select(COLUMNS)
    .where('previewKey', '=', previewKey)
    .where('trashedAt', 'is', null)
    .executeTakeFirst();
}

export interface ArticleSave {
  fields: ArticleFields;
  /** Who saves, by name. */
  editor: string;
  /** When it is to be published, null for a draft; without it that stays as it was. */
  publishAt?: string | null;
}

export type CreateArticleOutcome = { outcome: 'saved'; article: Article } | { outcome: 'slug-taken' };
export type UpdateArticleOutcome =
  | CreateArticleOutcome
  | { outcome: 'not-found' }
  /** Somebody else has saved it since; theirs is given back, nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; article: Article };

/** Stores a new article, as a draft unless `publishAt` says otherwise. */
export async function createArticle(
  app: App,
  { fields, editor, publishAt = null }: ArticleSave,
): Promise<CreateArticleOutcome> {
  const now = instant(app);
  const article: Article = {
    ...fields,
    id: randomUUID(),
    publishAt,
    trashedAt: null,
    version: 1,
    previewKey: randomBytes(18).toString('base64url'),
    author: editor,
    editor,
    createdAt: now,
    updatedAt: now,
  };
  return announcing(app, async (db) => {
    await db
      .insertInto('article')
      .values({ ...article, searchText: articleSearchText(article) })
      .execute();
    await takeSlug(db, article.slug);
    return { outcome: 'saved', article };
  });
}

/**
 * Saves an article over the version that was seen, and over no other: of two who save at once the second is told.
 * Its former address leads to the new one from then on.
 */
export async function updateArticle(
  app: App,
  id: string,
  seenVersion: number,
  { fields, editor, publishAt }: ArticleSave,
): Promise<UpdateArticleOutcome> {
  return announcing<UpdateArticleOutcome>(app, async (db) => {
    const before = await findArticle(db, id);
    if (!before || before.trashedAt) return { outcome: 'not-found' };
    const saved = await db
      .updateTable('article')
      .set({
        ...fields,
        ...(publishAt !== undefined && { publishAt }),
        version: seenVersion + 1,
        editor,
        updatedAt: instant(app),
        searchText: articleSearchText(fields),
      })
      .where('id', '=', id)
      .where('version', '=', seenVersion)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (!saved) return { outcome: 'changed-meanwhile', article: (await findArticle(db, id)) ?? before };
    if (saved.slug !== before.slug) {
      await takeSlug(db, saved.slug);
      await db
        .insertInto('formerArticleSlug')
        .values({ slug: before.slug, articleId: id })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ articleId: id }))
        .execute();
    }
    return { outcome: 'saved', article: saved };
  });
}

/** Takes an article off the web and out of the lists; it keeps its state for when it is restored. */
export function trashArticle(app: App, id: string): Promise<'done' | 'not-found'> {
  return setTrashed(app, id, instant(app));
}

/** Takes an article out of the trash, into the state it had. */
export function restoreArticle(app: App, id: string): Promise<'done' | 'not-found'> {
  return setTrashed(app, id, null);
}

async function setTrashed(app: App, id: string, trashedAt: string | null): Promise<'done' | 'not-found'> {
  const { numUpdatedRows } = await app.db
    .updateTable('article')
    .set({ trashedAt })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'not-found';
  app.changes.announce('articles');
  return 'done';
}

/** Runs `work` in a transaction and tells the world when it has saved; a unique value taken meanwhile is the slug. */
async function announcing<Outcome extends { outcome: string }>(
  app: App,
  work: (db: Db) => Promise<Outcome>,
): Promise<Outcome | { outcome: 'slug-taken' }> {
  try {
    const result = await app.db.transaction().execute(work);
    if (result.outcome === 'saved') app.changes.announce('articles');
    return result;
  } catch (error) {
    if (isTaken(error)) return { outcome: 'slug-taken' };
    throw error;
  }
}

/** An address that is in use again leads nowhere else any more. */
async function takeSlug(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('formerArticleSlug').where('slug', '=', slug).execute();
}

const COLUMNS = [
  'id',
  'title',
  'slug',
  'description',
  'content',
  'image',
  'alt',
  'service',
  'publishAt',
  'trashedAt',
  'version',
  'previewKey',
  'author',
  'editor',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof Article)[];
