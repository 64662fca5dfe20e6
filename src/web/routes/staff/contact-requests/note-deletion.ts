import { redirect } from 'react-router';
import { deleteOwnNote } from '#server/notes/notes.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { contactRequestPath, readContactFilter } from '#web/ui/desk/contact-requests/contact-filter.ts';
import type { Route } from './+types/note-deletion';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is beside the note. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect(requestPath(args));
}

/** „Naozaj zmazať“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id, noteId } = args.params;
  await appOf(args.context).change(staff, (change) => deleteOwnNote(change, { noun: 'contactRequest', id }, noteId));
  return redirect(requestPath(args), 303);
}

function requestPath({ params, url }: Pick<Route.LoaderArgs, 'params' | 'url'>): string {
  return contactRequestPath(params.id, readContactFilter(url.searchParams));
}
