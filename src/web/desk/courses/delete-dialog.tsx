import { type SyntheticEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { focusRow, rowInPlaceOf } from '#web/desk/kit/keyboard/row-focus.ts';
import { Toasts } from '#web/shared/toasts.tsx';
import { type CallFailure, deleteCourse } from './calls.ts';
import { toastError, toastSuccess } from './outcome-toast.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useRefreshedList } from './use-course-form.ts';

/** Confirms deleting a course without seats or waiting people (specification section 8), and says what is kept. */
export function DeleteDialog({ course }: { course: CourseWithSeats }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefreshedList();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove(form: HTMLFormElement) {
    setIsDeleting(true);
    const loading = toast.loading('Mažem kurz');
    try {
      await deleteCourse(course.id);
    } catch (error) {
      // the page of this address lets the user sign in and continue
      if ((error as CallFailure).status === 401) return HTMLFormElement.prototype.submit.call(form);
      toastError('Kurz sa nepodarilo zmazať', { loading });
      return setIsDeleting(false);
    }
    toastSuccess('Kurz zmazaný', form);
    const next = rowInPlaceOf(document.getElementById(`kurz-${course.id}`));
    await navigate({ pathname: '/dashboard', search }, { replace: true, preventScrollReset: true });
    await refresh(form);
    // the focused link was removed with its row
    if (!focusRow(next)) document.getElementById('kurzy-nadpis')?.focus();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isDeleting) void remove(event.currentTarget);
  }

  return (
    <QuestionDialog
      title="Naozaj chcete zmazať tento kurz?"
      course={course}
      back="Zrušiť"
      onSubmit={submit}
      mayClose={() => !isDeleting}
      fields={<Toasts position="bottom-right" label="Oznámenia okna" />}
      button={{ label: 'Zmazať kurz', isRed: true, isBusy: isDeleting }}
    >
      <p>Prihlášky na tento kurz zostanú uložené aj s&nbsp;jeho názvom, dátumom a&nbsp;mestom.</p>
    </QuestionDialog>
  );
}
