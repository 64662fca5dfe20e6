import { deskQuestion } from '#domain/desk-search/desk-question.ts';
import { searchDesk } from '#server/desk-search/desk-search.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { shownGroups } from '#web/ui/desk/desk-search/shown-groups.ts';
import type { Route } from './+types/results';

/** What the desk has about something, for the field that shows it while somebody types. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'content');
  const question = deskQuestion(args.url.searchParams.get('q') ?? '');
  const groups = await searchDesk(appOf(args.context), staff, question);
  return Response.json(shownGroups(groups, question), { headers: { 'Cache-Control': 'no-store' } });
}
