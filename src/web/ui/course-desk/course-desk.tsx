import { useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import useSWR from 'swr';
import type { CourseWithSeats } from '#domain/course.ts';
import { Icon } from '../icon.tsx';
import { Toasts } from '../toasts.tsx';
import { COURSES_KEY, deleteCourse, fetchCourses } from './calls.ts';
import { CourseDialog } from './course-dialog.tsx';
import { CourseFilters } from './course-filters.tsx';
import { takenSlugs } from './course-list.ts';
import { CourseRows } from './course-rows.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { draftOf, duplicateOf, newDraft } from './draft.ts';
import { LoadingFailed } from './loading-failed.tsx';
import { toastError, toastSuccess } from './outcome-toast.tsx';
import type { CourseFormOpening } from './use-course-form.ts';
import { useCourseTable } from './use-course-table.ts';

/** The staff's courses (specification section 2.11). `loaded` is the list the page came with. */
export function CourseDesk({ loaded }: { loaded: CourseWithSeats[] }) {
  const { data: courses = loaded, error, mutate } = useSWR(COURSES_KEY, fetchCourses, { fallbackData: loaded });
  const table = useCourseTable(courses);
  const [form, setForm] = useState<CourseFormOpening>();
  const [deleting, setDeleting] = useState<CourseWithSeats>();
  const heading = useRef<HTMLHeadingElement>(null);

  function edit(course: CourseWithSeats) {
    const taken = takenSlugs(courses, course.id);
    setForm({ course, draft: draftOf(course, taken), taken });
  }

  function duplicate(course: CourseWithSeats) {
    const taken = takenSlugs(courses);
    setForm({ course: undefined, draft: duplicateOf(course, taken), taken });
  }

  async function remove(course: CourseWithSeats) {
    setDeleting(undefined);
    const loading = toast.loading('Mažem kurz');
    try {
      await deleteCourse(course.id);
      toastSuccess(loading, 'Kurz zmazaný');
      // the row goes with the button that has the focus
      heading.current?.focus();
      await mutate();
    } catch {
      // logged where it was thrown; here it becomes the toast
      toastError('Kurz sa nepodarilo zmazať', { loading });
    }
  }

  return (
    <>
      <div className="desk-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Kurzy
          </h1>
          <p>Spravujte kurzy</p>
        </div>
        <button
          type="button"
          className="btn"
          onClick={() => setForm({ course: undefined, draft: newDraft(), taken: takenSlugs(courses) })}
        >
          <Icon name="plus" />
          Pridať kurz
        </button>
      </div>
      <CourseFilters table={table} courses={courses} />
      {error ? (
        <LoadingFailed onRetry={() => mutate()} />
      ) : (
        <CourseRows table={table} actions={{ onEdit: edit, onDuplicate: duplicate, onDelete: setDeleting }} />
      )}
      {form && (
        <CourseDialog
          opening={form}
          onSaved={() => {
            setForm(undefined);
            void mutate();
          }}
          onClose={() => setForm(undefined)}
        />
      )}
      {deleting && (
        <DeleteDialog
          course={deleting}
          onDelete={() => void remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
      {/* an open form shows them itself */}
      {!form && <Toasts position="bottom-right" />}
    </>
  );
}
