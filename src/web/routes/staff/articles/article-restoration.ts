import { data, redirect } from 'react-router';
import { restoreArticle } from '#server/articles/articles.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { articlesPath, readArticleFilter } from '#web/ui/desk/articles/article-filter.ts';
import type { Route } from './+types/article-restoration';

export { default } from '#web/routes/staff/desk-not-found.ts';

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'content');
  return redirect('/dashboard/clanky?stav=trashed');
}

/** „Vrátiť článok“, „Obnoviť“: takes it out of the trash, back into the state it had. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'content');
  if ((await appOf(args.context).change(staff, (change) => restoreArticle(change, args.params.id))) === 'not-found')
    throw data(null, { status: 404 });
  return redirect(articlesPath(readArticleFilter(args.url.searchParams)), 303);
}
