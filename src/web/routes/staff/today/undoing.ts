import { redirect } from 'react-router';
import type { StaffChange } from '#server/change.ts';
import type { UndoOutcome } from '#server/events/undoable-events.ts';
import { undoMoves } from '#server/sign-ups/sign-up-undo.ts';
import { undoPostponing } from '#server/today/postponements.ts';
import { appOf } from '#web/context.ts';
import { readDoneAt } from '#web/routes/staff/chosen-rows.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { readTodayAction, type TodayAction } from '#web/ui/desk/today/today-done.ts';
import { todayPath } from '#web/ui/desk/today/today-path.ts';
import type { Route } from './+types/undoing';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

type Undo = (change: StaffChange<'office'>, at: string) => Promise<UndoOutcome>;

const UNDO: Partial<Record<TodayAction, Undo>> = {
  precitane: undoMoves,
  potvrdene: undoMoves,
  odlozene: undoPostponing,
  vratene: undoPostponing,
  hotove: undoPostponing,
};

/** „Vrátiť späť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const undo = UNDO[readTodayAction(args.url.searchParams) ?? 'odlozene'] ?? undoPostponing;
  const at = await readDoneAt(args);
  const undone = await appOf(args.context).change(staff, (change) => undo(change, at));
  return redirect(todayPath({ undone }), 303);
}
