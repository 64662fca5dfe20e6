import { useLocation, useOutlet } from 'react-router';
import { listCourseCities, listCoursePage } from '#server/courses/course-list.ts';
import { findUndoableCancellation } from '#server/courses/undo-cancellation.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { CourseDesk } from '#web/ui/desk/courses/course-desk.tsx';
import { readCourseFilter } from '#web/ui/desk/courses/course-filter.ts';
import { readJustDone } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import { UndoNotice, UndoneNotice } from '#web/ui/desk/undo-notice.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/courses';

export const meta = () => pageMeta({ title: 'Kurzy – správa', description: 'Spravujte kurzy' });

/** The first page of the list travels with the document, so that its first paint asks for nothing more. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { db } = app;
  const filter = readCourseFilter(args.url.searchParams);
  const { doneAt, undone } = readJustDone(args.url.searchParams);
  const [{ rows, total }, cities, cancelled] = await Promise.all([
    listCoursePage(db, filter),
    listCourseCities(db),
    findUndoableCancellation(app, staff, doneAt),
  ]);
  return { filter, rows, total, cities, justCancelled: cancelled && { at: cancelled.at }, undone };
}

// from then on SWR asks for pages (specification sections 7 and 9)
export const shouldRevalidate = () => false;

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { justCancelled, undone } = loaderData;
  const { search } = useLocation();
  return (
    <>
      {justCancelled && (
        <UndoNotice
          done="Kurz je zrušený, aj s prihláškami."
          at={justCancelled.at}
          action={`/dashboard/kurzy/spat${search}`}
        />
      )}
      {undone && <UndoneNotice {...undone} />}
      <CourseDesk loaded={loaderData} dialog={useOutlet()} />
    </>
  );
}
