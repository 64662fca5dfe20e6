import { type RouterContextProvider, redirect } from 'react-router';
import type { Permitted } from '#domain/staff/permissions.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { chosenIds } from '#web/ui/desk/choice.ts';
import type { TodayAction, TodayDone } from '#web/ui/desk/today/today-done.ts';
import { todayPath } from '#web/ui/desk/today/today-path.ts';

/** A GET only redirects: the buttons are on the page. */
export async function loader(args: { context: Readonly<RouterContextProvider>; request: Request; url: URL }) {
  await requireStaff(args, 'office');
  return redirect(todayPath());
}

/** The fields of an item's form: the ids of its records, and the item that comes next. */
export async function readTodayForm(args: Parameters<typeof readForm>[0]) {
  const { texts } = await readForm(args);
  const next = String(texts.get('dalej') ?? '');
  return { texts, ids: chosenIds(texts), next: next.length <= NEXT_LENGTH_MAX ? next : '' };
}

/** Longer than the name of any item. */
const NEXT_LENGTH_MAX = 400;

/** The page without the closed item, with the focus on the next item through the address's fragment. */
export function backToToday(done: TodayDone, next: string) {
  return redirect(todayPath({ done }, next), 303);
}

/** Closes one item by calling `close` for its record, and moves to the next; `close` returns whether it was done. */
export async function closeOne(
  args: Parameters<typeof readForm>[0],
  staff: Permitted<'office'>,
  action: TodayAction,
  close: (change: StaffChange<'office'>, id: string, texts: FormData) => Promise<boolean>,
) {
  const {
    texts,
    ids: [id = ''],
    next,
  } = await readTodayForm(args);
  const { isDone, at } = await appOf(args.context).change(staff, async (change) => ({
    isDone: await close(change, id, texts),
    at: instant(change),
  }));
  return backToToday({ action, count: isDone ? 1 : 0, skipped: isDone ? 0 : 1, at }, next);
}
