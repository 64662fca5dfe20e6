import { type FormEvent, useRef } from 'react';
import { Complaint } from '../field.tsx';
import { focusFirstComplaint } from '../focus-first-complaint.ts';
import { Icon } from '../icon.tsx';
import { Toasts } from '../toasts.tsx';
import { useWarningBeforeLeaving } from '../use-warning-before-leaving.ts';
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
    if (!form.isSaving) void form.save().then(() => focusFirstComplaint(element.current));
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
