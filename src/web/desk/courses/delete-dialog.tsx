import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { focusRow, rowInPlaceOf } from '#web/desk/kit/keyboard/row-focus.ts';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { Modal } from '#web/shared/modal.tsx';
import { Toasts } from '#web/shared/toasts.tsx';
import { type CallFailure, deleteCourse } from './calls.ts';
import { CourseInQuestion } from './course-in-question.tsx';
import { toastError, toastSuccess } from './outcome-toast.tsx';
import { useRefreshedList } from './use-course-form.ts';

/** Confirms deleting a course without seats or waiting people (specification section 8), and says what is kept. */
export function DeleteDialog({ course }: { course: CourseWithSeats }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefreshedList();
  const [isDeleting, setIsDeleting] = useState(false);
  const list = { pathname: '/dashboard', search };
  const close = () => navigate(list, { replace: true, preventScrollReset: true });

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
    await close();
    await refresh(form);
    // the focused link was removed with its row
    if (!focusRow(next)) document.getElementById('kurzy-nadpis')?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isDeleting) void remove(event.currentTarget);
  }

  return (
    <Modal
      titleId="zmazat-nadpis"
      descriptionId="zmazat-kurz"
      className="modal--ask"
      role="alertdialog"
      mayClose={() => !isDeleting}
      onClose={close}
    >
      <DeskForm action={pathname + search} onSubmit={submit}>
        <header>
          <h2 id="zmazat-nadpis">Naozaj chcete zmazať tento kurz?</h2>
        </header>
        <div className="modal-body" id="zmazat-kurz">
          <CourseInQuestion course={course} />
          <p>Prihlášky na tento kurz zostanú uložené aj s&nbsp;jeho názvom, dátumom a&nbsp;mestom.</p>
        </div>
        <footer>
          <Link to={list} replace preventScrollReset className="btn btn--line btn--sm" data-first-focus>
            Zrušiť
          </Link>
          <button
            type="submit"
            className="btn btn--red btn--sm"
            aria-disabled={isDeleting}
            {...keyThatFocuses(KEYS.confirm)}
          >
            Zmazať kurz
          </button>
        </footer>
      </DeskForm>
      <Toasts position="bottom-right" label="Oznámenia okna" />
    </Modal>
  );
}
