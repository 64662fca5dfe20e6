import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/article-publication';
import { saveArticleForm } from './article-form.ts';

export { default, handle, loader, meta } from './article.tsx';

/** „Zverejniť“: saves and publishes at once. */
export async function action(args: Route.ActionArgs) {
  return saveArticleForm(args, await requireStaff(args, 'content'), 'now');
}
