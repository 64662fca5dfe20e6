import { randomBytes, randomUUID } from 'node:crypto';
import { type Article, articleSearchText, articleState } from '#domain/articles/article.ts';
import type { ArticleFields } from '#domain/articles/article-fields.ts';
import { changedFields } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';

/** One article in any state, as the desk shows it. */
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
  /** When it is to be published, null for a draft; if omitted, that stays unchanged. */
  publishAt?: string | null;
}

export type CreateArticleOutcome = { outcome: 'saved'; article: Article } | { outcome: 'slug-taken' };
export type UpdateArticleOutcome =
  | CreateArticleOutcome
  | { outcome: 'not-found' }
  /** Another member of staff has saved it since; that version is returned, nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; article: Article };

/** Stores a new article, as a draft unless `publishAt` says otherwise. */
export async function createArticle(
  change: StaffChange<'content'>,
  { fields, publishAt = null }: ArticleSave,
): Promise<CreateArticleOutcome> {
  const now = instant(change);
  const { name } = change.actor;
  const article: Article = {
    ...fields,
    id: randomUUID(),
    publishAt,
    trashedAt: null,
    version: 1,
    previewKey: randomBytes(18).toString('base64url'),
    author: name,
    editor: name,
    createdAt: now,
    updatedAt: now,
  };
  if (await isSlugTaken(change.db, article)) return { outcome: 'slug-taken' };
  await change.db
    .insertInto('article')
    .values({ ...article, searchText: articleSearchText(article) })
    .execute();
  await claimSlug(change, article.slug);
  change.record({ noun: 'article', id: article.id, verb: 'created', after: { ...fields, publishAt } });
  const publication = publicationVerb(article, now);
  if (publication) change.record({ noun: 'article', id: article.id, verb: publication });
  change.announce('articles');
  return { outcome: 'saved', article };
}

/**
 * Saves an article only over the version that was displayed, so the second of two concurrent saves is refused.
 * Its former address redirects to the new one from then on.
 */
export async function updateArticle(
  change: StaffChange<'content'>,
  id: string,
  seenVersion: number,
  { fields, publishAt }: ArticleSave,
): Promise<UpdateArticleOutcome> {
  await change.lock('article', id);
  const before = await findArticle(change.db, id);
  if (!before || before.trashedAt) return { outcome: 'not-found' };
  if (before.version !== seenVersion) return { outcome: 'changed-meanwhile', article: before };
  const saved: Article = {
    ...before,
    ...fields,
    publishAt: publishAt === undefined ? before.publishAt : publishAt,
    version: seenVersion + 1,
    editor: change.actor.name,
    updatedAt: instant(change),
  };
  if (await isSlugTaken(change.db, saved)) return { outcome: 'slug-taken' };
  await change.db
    .updateTable('article')
    .set({ ...saved, searchText: articleSearchText(fields) })
    .where('id', '=', id)
    .execute();
  if (saved.slug !== before.slug) await redirectFormerSlug(change, before, saved.slug);
  const changes = changedFields(before, saved, [...Object.keys(fields), 'publishAt']);
  change.record({ noun: 'article', id, verb: savingVerb(before, saved, instant(change)), ...changes });
  change.announce('articles');
  return { outcome: 'saved', article: saved };
}

/** Takes an article off the web and out of the lists; it keeps its state for when it is restored. */
export function trashArticle(change: StaffChange<'content'>, id: string): Promise<'done' | 'not-found'> {
  return setTrashed(change, id, instant(change));
}

/** Takes an article out of the trash, into the state it had. */
export function restoreArticle(change: StaffChange<'content'>, id: string): Promise<'done' | 'not-found'> {
  return setTrashed(change, id, null);
}

async function setTrashed(
  change: StaffChange<'content'>,
  id: string,
  trashedAt: string | null,
): Promise<'done' | 'not-found'> {
  await change.lock('article', id);
  const before = await change.db.selectFrom('article').select('trashedAt').where('id', '=', id).executeTakeFirst();
  if (!before) return 'not-found';
  if ((before.trashedAt === null) === (trashedAt === null)) return 'done';
  await change.db.updateTable('article').set({ trashedAt }).where('id', '=', id).execute();
  change.record({ noun: 'article', id, verb: trashedAt ? 'trashed' : 'restored' });
  change.announce('articles');
  return 'done';
}

/** What a save has done: a publication is recorded as such, whatever else was changed with it. */
function savingVerb(before: Article, saved: Article, now: string) {
  const isSameState = articleState(before, now) === articleState(saved, now);
  const isRescheduled = articleState(saved, now) === 'scheduled' && before.publishAt !== saved.publishAt;
  return isSameState && !isRescheduled ? 'changed' : (publicationVerb(saved, now) ?? 'withdrawn');
}

/** How an article is published; undefined while it is a draft. */
function publicationVerb({ publishAt }: Article, now: string) {
  if (!publishAt) return undefined;
  return publishAt <= now ? 'published' : 'scheduled';
}

function isSlugTaken(db: Db, { id, slug }: Pick<Article, 'id' | 'slug'>): Promise<boolean> {
  return hasRows(db.selectFrom('article').where('slug', '=', slug).where('id', '!=', id));
}

/** Redirects the article's former address to the new one from now on. */
async function redirectFormerSlug(
  change: StaffChange<'content'>,
  { id, slug }: Article,
  newSlug: string,
): Promise<void> {
  await claimSlug(change, newSlug);
  await change.db
    .insertInto('formerArticleSlug')
    .values({ slug, articleId: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ articleId: id }))
    .execute();
}

/** Deletes the redirect of an address that is in use again. */
async function claimSlug({ db }: StaffChange<'content'>, slug: string): Promise<void> {
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
