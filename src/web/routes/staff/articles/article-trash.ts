import { data, redirect } from 'react-router';
import { trashArticle } from '#server/articles/articles.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { articlesPath, readArticleFilter } from '#web/ui/desk/articles/article-filter.ts';
import type { Route } from './+types/article-trash';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the trash is a tab of the list. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'content');
  return redirect('/dashboard/clanky?stav=trashed');
}

/** „Do koša“; the list offers to undo it. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'content');
  const { id } = args.params;
  if ((await appOf(args.context).change(staff, (change) => trashArticle(change, id))) === 'not-found')
    throw data(null, { status: 404 });
  return redirect(articlesPath(readArticleFilter(args.url.searchParams), id), 303);
}
