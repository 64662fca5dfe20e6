import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/article-withdrawal';
import { saveArticleForm } from './article-form.ts';

export { default, handle, loader, meta } from './article.tsx';

/** „Stiahnuť z webu“: saves and makes the article a draft. */
export async function action(args: Route.ActionArgs) {
  return saveArticleForm(args, await requireStaff(args, 'content'), 'draft');
}
