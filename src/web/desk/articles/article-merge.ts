import { findArticle } from '#server/articles/articles.ts';
import { submittedValues } from '#web/desk/kit/fields.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import { draftHtml } from '#web/shared/markdown.ts';
import type { Route } from './+types/article-merge';
import { ARTICLE_FIELDS } from './article-fields.ts';
import type { ArticleFormAnswer } from './article-form.ts';

export { default, handle, loader, meta } from './article.tsx';

/** Saves nothing: shows the editor with the user's own text, and the one saved meanwhile below it. */
export async function action(args: Route.ActionArgs): Promise<ArticleFormAnswer> {
  const { db } = await requireStaff(args, 'content');
  const values = submittedValues(ARTICLE_FIELDS, (await readForm(args)).texts);
  const stored = found(await findArticle(db, args.params.id));
  const { content, editor } = stored;
  return { values, errors: [], html: draftHtml(values.content), theirs: { content, editor } };
}
