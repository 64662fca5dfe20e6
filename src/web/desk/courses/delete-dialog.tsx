import { type SyntheticEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { focusRow, rowInPlaceOf } from '#web/desk/kit/keyboard/row-focus.ts';
import { Toasts } from '#web/shared/toasts.tsx';
import { type CallFailure, deleteCourse } from './calls.ts';
import type { CourseQuestion } from './course-questions.ts';
import { toastError, toastSuccess } from './outcome-toast.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useRefreshedList } from './use-course-form.ts';

/** Confirms deleting a course without seats or waiting people (specification section 8). */
export function DeleteDialog({ courseId, question }: { courseId: string; question: CourseQuestion }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefreshedList();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove(form: HTMLFormElement) {
    setIsDeleting(true);
    const loading = toast.loading('Mažem kurz');
    try {
      await deleteCourse(courseId);
    } catch (error) {
      // the page of this address lets the user sign in and continue
      if ((error as CallFailure).status === 401) return HTMLFormElement.prototype.submit.call(form);
      toastError('Kurz sa nepodarilo zmazať', { loading });
      return setIsDeleting(false);
    }
    toastSuccess('Kurz zmazaný', form);
    const next = rowInPlaceOf(document.getElementById(`kurz-${courseId}`));
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
    <QuestionDialog question={question} onSubmit={submit} isBusy={isDeleting}>
      <Toasts position="bottom-right" label="Oznámenia okna" />
    </QuestionDialog>
  );
}
