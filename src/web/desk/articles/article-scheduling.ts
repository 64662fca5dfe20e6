import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/article-scheduling';
import { saveArticleForm } from './article-form.ts';

export { default, handle, loader, meta } from './article.tsx';

/** „Naplánovať“: saves and publishes at the day and time of the form. */
export async function action(args: Route.ActionArgs) {
  return saveArticleForm(args, await requireStaff(args, 'content'), 'scheduled');
}
