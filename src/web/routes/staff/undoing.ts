import { redirect } from 'react-router';
import type { UndoableNoun, UndoOutcome } from '#domain/undo.ts';
import { undo } from '#server/undo/undo.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { contactRequestsPath, readContactFilter } from '#web/ui/desk/contact-requests/contact-filter.ts';
import { coursesAfter } from '#web/ui/desk/courses/course-filter.ts';
import { readSignUpFilter, signUpsPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import { readTodayNoun } from '#web/ui/desk/today/today-done.ts';
import { todayPath } from '#web/ui/desk/today/today-path.ts';
import { readWaitlistFilter, waitlistPath } from '#web/ui/desk/waitlist/waitlist-filter.ts';
import type { Route } from './+types/undoing';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A list with a notice of undoing: what its rows are, and its address with the filter of a query. */
interface List {
  nounOf(query: URLSearchParams): UndoableNoun;
  path(query: URLSearchParams, done: { undone?: UndoOutcome }): string;
}

/** The lists by the second segment of their address. */
const LISTS = {
  kurzy: { nounOf: () => 'course', path: coursesAfter },
  prihlasky: {
    nounOf: () => 'signUp',
    path: (query, done) => signUpsPath({ ...readSignUpFilter(query), ...done }),
  },
  dopyty: {
    nounOf: () => 'contactRequest',
    path: (query, done) => contactRequestsPath(readContactFilter(query), done),
  },
  cakajuci: {
    nounOf: () => 'waitlistEntry',
    path: (query, done) => waitlistPath(readWaitlistFilter(query), done),
  },
  dnes: { nounOf: readTodayNoun, path: (_, done) => todayPath(done) },
} satisfies Record<string, List>;

function listOf(pattern: string): List {
  return LISTS[pattern.split('/').at(-2) as keyof typeof LISTS];
}

/** A GET only redirects: the list shows what was done. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  return redirect(listOf(args.pattern).path(args.url.searchParams, {}));
}

/** „Vrátiť späť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { nounOf, path } = listOf(args.pattern);
  const query = args.url.searchParams;
  const { texts } = await readForm(args);
  const at = String(texts.get('kedy') ?? '');
  const undone = await appOf(args.context).change(staff, (change) => undo(change, nounOf(query), at));
  return redirect(path(query, { undone }), 303);
}
