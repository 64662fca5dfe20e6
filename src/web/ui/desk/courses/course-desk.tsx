import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import useSWR from 'swr';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { Icon } from '#web/ui/shared/icon.tsx';
import { Toasts } from '#web/ui/shared/toasts.tsx';
import { useHydrated } from '#web/ui/shared/use-hydrated.ts';
import { type CallFailure, COURSES_KEY, fetchCourses } from './calls.ts';
import { CourseFilters } from './course-filters.tsx';
import { courseFilterSearch, filteredCourses } from './course-list.ts';
import { CourseRows, NoCourses } from './course-rows.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { useCourseFilter } from './use-course-filter.ts';

interface CourseDeskProps {
  /** The list the page came with. */
  loaded: CourseWithSeats[];
  /** The dialog whose address was asked for, if any. */
  dialog: ReactNode;
}

/** The staff's courses (specification section 2.11). Filters and dialogs are addresses: they work without scripts. */
export function CourseDesk({ loaded, dialog }: CourseDeskProps) {
  const {
    data: courses = loaded,
    error,
    mutate,
  } = useSWR<CourseWithSeats[], CallFailure>(COURSES_KEY, fetchCourses, {
    fallbackData: loaded,
  });
  const filtering = useCourseFilter();
  const shown = filteredCourses(courses, filtering.filter);
  const isHydrated = useHydrated();
  return (
    <>
      {/* without scripts a dialog cannot keep the focus inside by itself */}
      <div inert={dialog !== null && !isHydrated}>
        <DeskHead />
        <CourseFilters {...filtering} courses={courses} count={shown.length} />
        {error ? (
          <LoadingFailed isSignedOut={error.status === 401} onRetry={() => mutate()} />
        ) : shown.length > 0 ? (
          <CourseRows courses={shown} />
        ) : (
          <NoCourses isFiltered={courseFilterSearch({ ...filtering.filter, order: 'newest' }) !== ''} />
        )}
      </div>
      {dialog}
      {/* an open dialog shows them itself */}
      {dialog === null && <Toasts position="bottom-right" />}
    </>
  );
}

function DeskHead() {
  const { search } = useLocation();
  return (
    <div className="desk-head">
      <div>
        <h1 id="kurzy-nadpis" tabIndex={-1}>
          Kurzy
        </h1>
        <p>Spravujte kurzy</p>
      </div>
      <Link className="btn" to={{ pathname: '/dashboard/kurzy/novy', search }} preventScrollReset>
        <Icon name="plus" />
        Pridať kurz
      </Link>
    </div>
  );
}
