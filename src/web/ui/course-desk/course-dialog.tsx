import { type FormEvent, useEffect, useRef } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { Complaint } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { Toasts } from '../toasts.tsx';
import { CourseFields } from './course-fields.tsx';
import { Modal } from './modal.tsx';
import { type CourseFormOpening, useCourseForm } from './use-course-form.ts';

interface CourseDialogProps {
  opening: CourseFormOpening;
  /** The list has changed. */
  onSaved(): void;
  onClose(): void;
}

/** „Nový kurz“ and „Úprava kurzu“ (specification section 2.11). */
export function CourseDialog({ opening, onSaved, onClose }: CourseDialogProps) {
  const form = useCourseForm(opening, () => {
    onClose();
    onSaved();
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusOnComplaint(element, form.errors);
  useWarningBeforeLeaving(form.isDirty);

  const refusal = form.complaint('form');

  function mayClose() {
    if (form.isSaving) return false;
    return !form.isDirty || confirm('Zmeny v kurze nie sú uložené. Naozaj chcete okno zavrieť?');
  }

  function cancel() {
    if (mayClose()) onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.isSaving) void form.save();
  }

  return (
    <Modal titleId="kurz-nadpis" className="modal--course" mayClose={mayClose} onClose={onClose}>
      <form ref={element} noValidate onSubmit={submit} aria-labelledby="kurz-nadpis">
        <header>
          <h2 id="kurz-nadpis">{opening.course ? 'Úprava kurzu' : 'Nový kurz'}</h2>
          <button type="button" aria-label="Zavrieť" onClick={cancel}>
            <Icon name="close" />
          </button>
        </header>
        <div className="modal-body">
          {refusal && <Complaint id="kurz-chyba">{refusal}</Complaint>}
          <CourseFields form={form} course={opening.course} />
        </div>
        <footer>
          <Buttons
            label={opening.course ? 'Uložiť zmeny' : 'Pridať kurz'}
            isSaving={form.isSaving}
            onCancel={cancel}
          />
        </footer>
      </form>
      {/* outside of an open dialog nothing can be read or pressed, toasts included */}
      <Toasts position="bottom-right" />
    </Modal>
  );
}

/** While saving they stay in their places, only deaf: a disabled button would drop the focus. */
function Buttons({ label, isSaving, onCancel }: { label: string; isSaving: boolean; onCancel(): void }) {
  return (
    <>
      <button type="button" className="btn btn--line btn--sm" aria-disabled={isSaving} onClick={onCancel}>
        Zrušiť
      </button>
      <button type="submit" className="btn btn--sm" aria-disabled={isSaving}>
        {label}
      </button>
    </>
  );
}

/** Leads the eye and the screen reader to the first field that was refused. */
function useFocusOnComplaint(form: React.RefObject<HTMLFormElement | null>, errors: FieldError[]) {
  const count = useRef(0);
  useEffect(() => {
    // a mended field takes its complaint away: that must not move the focus
    if (errors.length > count.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    count.current = errors.length;
  }, [errors, form]);
}

/** The browser asks before the tab is closed over unsaved changes. */
function useWarningBeforeLeaving(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
