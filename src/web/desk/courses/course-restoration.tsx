import { redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { restoreCourse } from '#server/courses/course-moves.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-restoration';
import { QuestionDialog } from './question-dialog.tsx';

export const meta = () => pageMeta({ title: 'Obnovenie kurzu', description: 'Obnovenie zrušeného kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const course = found(await findCourse(db, args.params.id));
  return { course };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  found(await app.change(staff, (change) => restoreCourse(change, args.params.id)));
  return redirect(`/dashboard${args.url.search}`, 303);
}

/** The confirmation dialog over the list. */
export default function CourseRestoration({ loaderData: { course } }: Route.ComponentProps) {
  const isCancelled = course.cancelledAt !== null;
  return (
    <QuestionDialog
      title={isCancelled ? 'Obnoviť tento kurz?' : 'Kurz nie je zrušený'}
      course={course}
      button={isCancelled ? { label: 'Obnoviť kurz' } : undefined}
    >
      <p>
        {nonBreaking(
          isCancelled
            ? 'Kurz bude skrytý, na web ho vrátite v jeho úprave. Prihlášky zostanú zrušené, vrátiť ich môžete po jednej.'
            : 'Nie je čo obnoviť.',
        )}
      </p>
    </QuestionDialog>
  );
}
