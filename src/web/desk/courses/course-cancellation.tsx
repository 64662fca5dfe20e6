import { data } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { justDoneQuery } from '#web/desk/kit/just-done.ts';
import { perform } from '#web/desk/staff-act.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-cancellation';
import { findCourseToEnd, readEnding } from './course-ending.ts';
import { courseList } from './course-list.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';

export const meta = () => pageMeta({ title: 'Zrušenie kurzu', description: 'Zrušenie kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  return findCourseToEnd(app, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  const { staff } = await requireStaff(args, 'office');
  const { ending, refused } = readEnding((await readForm(args)).texts);
  if (!ending) return data({ refused }, 422);
  return perform(
    args,
    staff,
    async (change) => (await cancelCourse(change, args.params.id, ending)).outcome,
    (outcome, at) => {
      if (outcome === 'done') return courseList.at(args.url.searchParams, justDoneQuery({ doneAt: at }));
      // the course has begun meanwhile: its dialog shows that
      return args.url.pathname + args.url.search;
    },
  );
}

/** The confirmation dialog over the list. */
export default function CourseCancellation({ loaderData, actionData }: Route.ComponentProps) {
  const { course, affected, hasBegun } = loaderData;
  const impossible = course.cancelledAt !== null ? CANCELLED : hasBegun ? BEGUN : undefined;
  if (impossible)
    return (
      <QuestionDialog title={impossible.title} course={course}>
        <p>{nonBreaking(impossible.note)}</p>
      </QuestionDialog>
    );
  return (
    <EndingDialog
      title="Naozaj chcete zrušiť tento kurz?"
      note="Zrušia sa aj prihlášky naň. Kurz zmizne z ponuky a jeho stránka bude hovoriť, že bol zrušený. Dvadsať sekúnd sa to dá vrátiť späť. Neskôr môžete obnoviť kurz, prihlášky zostanú zrušené."
      button="Zrušiť kurz"
      course={course}
      affected={affected}
      refused={actionData?.refused}
    />
  );
}

const CANCELLED = { title: 'Kurz je už zrušený', note: 'Obnoviť ho môžete v zozname kurzov.' };
const BEGUN = { title: 'Kurz sa už začal', note: 'Zrušiť možno iba kurz, ktorý sa ešte nezačal.' };
