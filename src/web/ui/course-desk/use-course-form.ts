import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { CourseWithSeats } from '#domain/course.ts';
import { courseSchema } from '#domain/course-fields.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { type CallFailure, createCourse, updateCourse } from './calls.ts';
import { changedDraft, type Draft, fieldsOf } from './draft.ts';
import { toastError, toastSuccess } from './outcome-toast.tsx';

export interface CourseFormOpening {
  /** The course being edited; undefined for a new one. */
  course: CourseWithSeats | undefined;
  draft: Draft;
  /** The slugs of the other courses. */
  taken: ReadonlySet<string>;
}

export type CourseForm = ReturnType<typeof useCourseForm>;

/** What stands in the form and what happens when it is saved (specification sections 4, 5 and 8). */
export function useCourseForm({ course, draft: initial, taken }: CourseFormOpening, onSaved: () => void) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [isSaving, setIsSaving] = useState(false);

  function change(changed: Partial<Draft>) {
    setDraft((before) => changedDraft(before, changed, taken));
    setErrors((before) => before.filter(({ field }) => !(field in changed)));
  }

  async function save() {
    // what the last attempt was told must not stand beside the next one's toasts
    toast.dismiss();
    const read = courseSchema.safeParse(fieldsOf(draft, course?.id ?? newId(), taken));
    if (!read.success) {
      const complaints = fieldErrors(read.error);
      setErrors(complaints);
      toastError(complaints.map(({ message }) => message).join(' '));
      return;
    }
    setErrors([]);
    setIsSaving(true);
    const loading = toast.loading(course ? 'Ukladám zmeny' : 'Pridávam kurz');
    try {
      await (course ? updateCourse(course.id, read.data) : createCourse(read.data));
      toastSuccess(loading, course ? 'Kurz upravený' : 'Kurz pridaný');
      onSaved();
    } catch (error) {
      const refusals = refusalsOf(error as CallFailure);
      toastError('Kurz sa nepodarilo aktualizovať', { loading, details: refusals.map(({ message }) => message) });
      setErrors(refusals);
      setIsSaving(false);
    }
  }

  return {
    draft,
    errors,
    isSaving,
    isDirty: JSON.stringify(draft) !== JSON.stringify(initial),
    complaint: (field: string) => errors.find((error) => error.field === field)?.message,
    change,
    save,
  };
}

/** What the server says of the fields; else one sentence about the whole form, under the name `form`. */
function refusalsOf({ status, title, errors }: CallFailure): FieldError[] {
  if (errors.length > 0) return errors;
  const expired = 'Prihlásenie vypršalo. Prihláste sa v inom okne prehliadača a uložte kurz znova.';
  return [{ field: 'form', message: status === 401 ? expired : (title ?? 'Server neodpovedal. Skúste to znova.') }];
}

/** Timestamp-based, as the specification has it (section 3); made anew for each attempt, so that it is free. */
function newId(): string {
  return String(Date.now());
}
