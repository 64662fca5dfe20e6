import { type ShouldRevalidateFunctionArgs, useLocation, useOutlet } from 'react-router';
import type { CourseSkipReason } from '#domain/courses/course-publication.ts';
import type { CountedForms } from '#domain/slovak.ts';
import { listCourseCities, listCoursePage } from '#server/courses/course-list.ts';
import { findUndoable } from '#server/undo/undo.ts';
import { readJustDone } from '#web/desk/kit/just-done.ts';
import { JustDoneNotices } from '#web/desk/kit/just-done-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/courses';
import { CourseDesk } from './course-desk.tsx';
import { courseList } from './course-list.ts';

export const meta = () => pageMeta({ title: 'Kurzy – správa', description: 'Spravujte kurzy' });

/** The first page of the list is sent with the document, so that its first paint needs no further request. */
export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'office');
  const filter = courseList.read(args.url.searchParams);
  const { doneAt, ...listResult } = readJustDone(args.url.searchParams);
  const [{ rows, total }, cities, justDone] = await Promise.all([
    listCoursePage(db, filter),
    listCourseCities(db),
    findUndoable(app, 'course', staff, doneAt),
  ]);
  return { filter, rows, total, cities, justDone, listResult };
}

// later pages are requested by SWR (specification sections 7 and 9); only the server has the action just done
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('kedy') !== nextUrl.searchParams.get('kedy');

const SKIPPED: Record<CourseSkipReason, CountedForms> = {
  cancelled: ['zrušený kurz', 'zrušené kurzy', 'zrušených kurzov'],
  begun: ['kurz, ktorý sa už začal', 'kurzy, ktoré sa už začali', 'kurzov, ktoré sa už začali'],
  unchanged: ['kurz, ktorý taký už bol', 'kurzy, ktoré také už boli', 'kurzov, ktoré také už boli'],
  gone: ['zmazaný kurz', 'zmazané kurzy', 'zmazaných kurzov'],
};

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { justDone, listResult } = loaderData;
  const { search } = useLocation();
  return (
    <>
      <JustDoneNotices
        done={justDone}
        undoPath={courseList.below('spat', new URLSearchParams(search))}
        reasons={SKIPPED}
        {...listResult}
      />
      <CourseDesk loaded={loaderData} dialog={useOutlet()} />
    </>
  );
}
