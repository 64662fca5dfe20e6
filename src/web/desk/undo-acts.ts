import type { UndoableNoun, UndoOutcome } from '#domain/undo.ts';
import { undo } from '#server/undo/undo.ts';
import { contactRequestList } from '#web/desk/contact-requests/contact-request-list.ts';
import { courseList } from '#web/desk/courses/course-list.ts';
import { occupancyPath } from '#web/desk/courses/course-paths.ts';
import { type JustDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import type { List } from '#web/desk/kit/list.ts';
import { withQuery } from '#web/desk/kit/query.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { KIND, readTodayNoun, todayPath } from '#web/desk/today/today-done.ts';
import { waitlist } from '#web/desk/waitlist/waitlist-list.ts';
import { readForm } from '#web/forms/form.ts';
import { type Act, act } from './staff-act.ts';

/** „Vrátiť späť“ in each list with a notice of what was just done, which the list shows again after it. */
export const UNDO_ACTS: readonly Act[] = [
  undoAct('/dashboard/kurzy/spat', () => 'course', listAfter(courseList)),
  undoAct(
    '/dashboard/prihlasky/spat',
    () => 'signUp',
    (query, done) => {
      const courseId = query.get('obsadenost');
      return courseId
        ? withQuery(occupancyPath(courseId), justDoneQuery(done))
        : signUpList.at(query, justDoneQuery(done));
    },
  ),
  undoAct('/dashboard/dopyty/spat', () => 'contactRequest', listAfter(contactRequestList)),
  undoAct('/dashboard/cakajuci/spat', () => 'waitlistEntry', listAfter(waitlist)),
  undoAct('/dashboard/dnes/spat', readTodayNoun, (query, done) => todayPath(done, '', query.get(KIND))),
];

function listAfter(list: Pick<List, 'at'>) {
  return (query: URLSearchParams, done: JustDone) => list.at(query, justDoneQuery(done));
}

/** `nounOf` says what the rows of the list are, `list` is its address with the filter of a query. */
function undoAct(
  path: string,
  nounOf: (query: URLSearchParams) => UndoableNoun,
  list: (query: URLSearchParams, done: { undone?: UndoOutcome }) => string,
): Act {
  return act({
    path,
    area: 'office',
    page: ({ url }) => list(url.searchParams, {}),
    read: async (args) => String((await readForm(args)).texts.get('kedy') ?? ''),
    run: (change, { url }, at) => undo(change, nounOf(url.searchParams), at),
    answer: (undone, { url }) => list(url.searchParams, { undone }),
  });
}
