import { data, redirect } from 'react-router';
import { restoreCourse } from '#server/courses/course-moves.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { appOf } from '#web/context.ts';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-restoration';
import { AnswerDialog } from './answer-dialog.tsx';

export const meta = () => pageMeta({ title: 'Obnovenie kurzu', description: 'Obnovenie zrušeného kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const course = await findCourse(appOf(args.context).db, args.params.id);
  if (!course) throw data(null, { status: 404 });
  return { course };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { outcome } = await appOf(args.context).change(staff, (change) => restoreCourse(change, args.params.id));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(`/dashboard${args.url.search}`, 303);
}

/** The confirmation dialog over the list. */
export default function CourseRestoration({ loaderData: { course } }: Route.ComponentProps) {
  if (course.cancelledAt === null)
    return <AnswerDialog title="Kurz nie je zrušený" note="Nie je čo obnoviť." course={course} />;
  return (
    <AnswerDialog
      title="Obnoviť tento kurz?"
      note="Kurz bude skrytý, na web ho vrátite v jeho úprave. Prihlášky zostanú zrušené, vrátiť ich môžete po jednej."
      course={course}
    >
      <button type="submit" className="btn btn--sm" {...keyThatFocuses(KEYS.confirm)}>
        Obnoviť kurz
      </button>
    </AnswerDialog>
  );
}
