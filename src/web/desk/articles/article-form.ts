import { data, redirect } from 'react-router';
import type { Article } from '#domain/articles/article.ts';
import { articleSchema, publishableSchema } from '#domain/articles/article-fields.ts';
import { formatDay } from '#domain/day.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import type { Permitted } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import { createArticle, findArticle, updateArticle } from '#server/articles/articles.ts';
import { storePicture } from '#server/articles/pictures.ts';
import { type Clock, dayAndTime } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { appOf } from '#web/context.ts';
import { emptyValues, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import type { RecordArgs } from '#web/desk/staff-act.ts';
import { readForm } from '#web/forms/form.ts';
import type { SentFile } from '#web/forms/sent-form.ts';
import { found } from '#web/shared/found.ts';
import { draftHtml } from '#web/shared/markdown.ts';
import { ARTICLE_FIELDS, type ArticleValues } from './article-fields.ts';
import { articleList, NEW_ARTICLE } from './article-list.ts';
import { type Publication, proposedTerm, readTerm, SAVE_RESULTS, type SaveResult } from './article-term.ts';
import { type TextPair, textPairs } from './text-pairs.ts';

/** What the editor shows when the form was not saved: all that was typed, and the errors. */
export interface ArticleFormAnswer {
  values: ArticleValues;
  errors: FieldError[];
  /** The text as it was typed, rendered. */
  html: string;
  /** Another user saved meanwhile: the editor, the time, and how the texts differ. */
  conflict?: { editor: string; updatedAt: string; pairs: TextPair[] };
  /** The other text, to be merged by hand. */
  theirs?: { content: string; editor: string };
}

/** The article as the form shows it, a draft with the time proposed for it; an empty form where there is none yet. */
export function valuesOfArticle(app: Clock, article?: Article): ArticleValues {
  const { day: date, time } = article?.publishAt ? dayAndTime(article.publishAt) : proposedTerm(app);
  if (article) return storedValues(ARTICLE_FIELDS, { ...article, date, time });
  return { ...emptyValues(ARTICLE_FIELDS), version: '0', date: formatDay(date), time };
}

/** Saves what the editor sent and redirects to the article, or shows everything again with the errors. */
export async function saveArticleForm(args: RecordArgs, staff: Permitted<'content'>, publication: Publication) {
  const app = appOf(args.context);
  const form = await readForm(args);
  const id = args.params.id === NEW_ARTICLE ? undefined : args.params.id;
  const values = submittedValues(ARTICLE_FIELDS, form.texts);
  const refuse = (status: number, errors: FieldError[], conflict?: ArticleFormAnswer['conflict']) =>
    data<ArticleFormAnswer>({ values, errors, html: draftHtml(values.content), conflict }, { status });

  const complaint = await takePicture(app, staff, form.files, values);
  const before = id === undefined ? undefined : found(await findArticle(app.db, id));
  const isForReaders = publication === 'unchanged' ? Boolean(before?.publishAt) : publication !== 'draft';
  const read = (isForReaders ? publishableSchema : articleSchema).safeParse(values);
  const term = readTerm(app, before, values, publication);
  const errors = [
    ...complaint,
    ...(read.error ? fieldErrors(read.error) : []),
    ...('errors' in term ? term.errors : []),
  ];
  if (!read.success || errors.length > 0 || 'errors' in term) return refuse(422, errors);

  const { publishAt, done } = term;
  const fields = read.data;
  const result = found(
    await app.change(staff, (change) =>
      before
        ? updateArticle(change, before.id, Number(values.version), { fields, publishAt })
        : createArticle(change, { fields, publishAt: publishAt ?? null }),
    ),
  );
  switch (result.outcome) {
    case 'saved':
      return redirect(savedPath(result.article, done, args.url.searchParams), 303);
    case 'slug-taken':
      return refuse(409, [{ field: 'slug', message: 'Túto adresu už má iný článok. Zmeňte ju.' }]);
    case 'changed-meanwhile': {
      const { article } = result;
      values.version = String(article.version);
      const pairs = await textPairs(values, article);
      return refuse(409, [], { editor: article.editor, updatedAt: article.updatedAt, pairs });
    }
  }
}

/** Saves nothing: shows the editor with the user's own text, and the one saved meanwhile below it. */
export async function mergeArticleForm(args: RecordArgs, db: Db): Promise<ArticleFormAnswer> {
  const values = submittedValues(ARTICLE_FIELDS, (await readForm(args)).texts);
  const { content, editor } = found(await findArticle(db, args.params.id));
  return { values, errors: [], html: draftHtml(values.content), theirs: { content, editor } };
}

/** Stores a picture sent with the form (without scripts) and puts its address among the values. */
async function takePicture(
  app: App,
  staff: Permitted<'content'>,
  files: SentFile[],
  values: ArticleValues,
): Promise<FieldError[]> {
  const file = files.find(({ field }) => field === 'file');
  if (!file || file.bytes.length === 0) return [];
  const stored = await storePicture(app, staff, file);
  if (stored.outcome === 'refused') return [{ field: 'file', message: stored.message }];
  values.image = stored.image;
  return [];
}

/** The editor's address with the action done and the resulting version. */
function savedPath({ id, version }: Article, done: SaveResult, query: URLSearchParams): string {
  return articleList.record(id, query, '', { ulozene: done, verzia: String(version) });
}

/** The action in the address, if the article still has the version that resulted from it. */
export function readSaveResult({ version }: Article, query: URLSearchParams): SaveResult | undefined {
  if (query.get('verzia') !== String(version)) return undefined;
  return SAVE_RESULTS.find((done) => done === query.get('ulozene'));
}
