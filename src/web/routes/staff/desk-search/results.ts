import { deskQuestion } from '#domain/desk-search/desk-question.ts';
import { searchDesk } from '#server/desk-search/desk-search.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { shownGroups } from '#web/ui/desk/desk-search/shown-groups.ts';
import type { Route } from './+types/results';

/** The results of the desk's search, for the field that shows them while the user types. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'content');
  const question = deskQuestion(args.url.searchParams.get('q') ?? '');
  const groups = await searchDesk(appOf(args.context), staff, question);
  return Response.json(shownGroups(groups, question), { headers: { 'Cache-Control': 'no-store' } });
}
