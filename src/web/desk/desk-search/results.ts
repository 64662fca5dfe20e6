import { parseDeskQuery } from '#domain/desk-search/desk-query.ts';
import { searchDesk } from '#server/desk-search/desk-search.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/results';
import { shownGroups } from './shown-groups.ts';

/** The results of the desk's search, for the field that shows them while the user types. */
export async function loader(args: Route.LoaderArgs) {
  const { app, staff } = await requireStaff(args, 'content');
  const query = parseDeskQuery(args.url.searchParams.get('q') ?? '');
  const groups = await searchDesk(app, staff, query);
  return Response.json(shownGroups(groups, query), { headers: { 'Cache-Control': 'no-store' } });
}
