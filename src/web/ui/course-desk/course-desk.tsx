import { type RefObject, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import useSWR from 'swr';
import type { CourseWithSeats } from '#domain/course.ts';
import { Icon } from '../icon.tsx';
import { Toasts } from '../toasts.tsx';
import { type CallFailure, COURSES_KEY, deleteCourse, fetchCourses } from './calls.ts';
import { CourseDialog } from './course-dialog.tsx';
import { CourseFilters } from './course-filters.tsx';
import { takenSlugs } from './course-list.ts';
import { type CourseActions, CourseRows } from './course-rows.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { draftOf, duplicateOf, newDraft } from './draft.ts';
import { LoadingFailed } from './loading-failed.tsx';
import { toastError, toastSuccess } from './outcome-toast.tsx';
import type { CourseFormOpening } from './use-course-form.ts';
import { useCourseTable } from './use-course-table.ts';

/** The staff's courses (specification section 2.11). `loaded` is the list the page came with. */
export function CourseDesk({ loaded }: { loaded: CourseWithSeats[] }) {
  const swr = useSWR<CourseWithSeats[], CallFailure>(COURSES_KEY, fetchCourses, { fallbackData: loaded });
  const { data: courses = loaded, error, mutate } = swr;
  const table = useCourseTable(courses);
  const [form, setForm] = useState<CourseFormOpening>();
  const [deleting, setDeleting] = useState<CourseWithSeats>();
  const heading = useRef<HTMLHeadingElement>(null);

  const actions: CourseActions = {
    onEdit: (course) => setForm(editing(course, courses)),
    onDuplicate: (course) => setForm(duplicating(course, courses)),
    onDelete: setDeleting,
  };

  function closeForm() {
    setForm(undefined);
  }

  async function remove(course: CourseWithSeats) {
    setDeleting(undefined);
    if (!(await deleteWithToasts(course))) return;
    // the row goes with the button that has the focus
    heading.current?.focus();
    await mutate();
  }

  return (
    <>
      <DeskHead heading={heading} onAdd={() => setForm(adding(courses))} />
      <CourseFilters table={table} courses={courses} />
      {error ? (
        <LoadingFailed isSignedOut={error.status === 401} onRetry={() => mutate()} />
      ) : (
        <CourseRows table={table} actions={actions} />
      )}
      {form && <CourseDialog opening={form} onSaved={() => void mutate()} onClose={closeForm} />}
      {deleting && (
        <DeleteDialog course={deleting} onDelete={() => remove(deleting)} onClose={() => setDeleting(undefined)} />
      )}
      {/* an open form shows them itself */}
      {!form && <Toasts position="bottom-right" />}
    </>
  );
}

function DeskHead({ heading, onAdd }: { heading: RefObject<HTMLHeadingElement | null>; onAdd(): void }) {
  return (
    <div className="desk-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          Kurzy
        </h1>
        <p>Spravujte kurzy</p>
      </div>
      <button type="button" className="btn" onClick={onAdd}>
        <Icon name="plus" />
        Pridať kurz
      </button>
    </div>
  );
}

function adding(courses: CourseWithSeats[]): CourseFormOpening {
  return { course: undefined, draft: newDraft(), taken: takenSlugs(courses) };
}

function editing(course: CourseWithSeats, courses: CourseWithSeats[]): CourseFormOpening {
  const taken = takenSlugs(courses, course.id);
  return { course, draft: draftOf(course, taken), taken };
}

function duplicating(course: CourseWithSeats, courses: CourseWithSeats[]): CourseFormOpening {
  const taken = takenSlugs(courses);
  return { course: undefined, draft: duplicateOf(course, taken), taken };
}

/** True when the course is gone; a failure was logged where it was thrown and is told by a toast here. */
async function deleteWithToasts(course: CourseWithSeats): Promise<boolean> {
  const loading = toast.loading('Mažem kurz');
  try {
    await deleteCourse(course.id);
    toastSuccess(loading, 'Kurz zmazaný');
    return true;
  } catch {
    toastError('Kurz sa nepodarilo zmazať', { loading });
    return false;
  }
}
