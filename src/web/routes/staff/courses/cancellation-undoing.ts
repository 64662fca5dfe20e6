import { redirect } from 'react-router';
import { undoCancellation } from '#server/courses/undo-cancellation.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/cancellation-undoing';
import { justDonePath } from './course-ending.ts';

export { default } from '../desk-not-found.ts';

/** Nothing to see here: the list tells what was done. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect('/dashboard');
}

/** „Vrátiť späť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const at = String((await readForm(args)).texts.get('kedy') ?? '');
  const { undone, kept } = await appOf(args.context).change(staff, (change) => undoCancellation(change, at));
  return redirect(justDonePath(args.url, { vratene: String(undone), ponechane: String(kept) }), 303);
}
