import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { useSWRConfig } from 'swr';
import { answerTo, type ChangeQuestion } from '#domain/courses/course-change.ts';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import { type FieldError, type ParsedFields, parseFields } from '#domain/field-error.ts';
import {
  type CallFailure,
  createCourse,
  fetchClashes,
  fetchCoursePage,
  fetchFreeSlug,
  updateCourse,
} from './calls.ts';
import { courseList, coursesCall } from './course-list.ts';
import { type CourseFormAnswer, type CourseOpening, questionAbout } from './course-opening.ts';
import { draftFrom, fieldsOf, followingSlug, proposedSlug } from './draft.ts';
import { toastClashes, toastError, toastListError, toastSuccess } from './outcome-toast.tsx';

const NO_ANSWER: FieldError = { field: 'form', message: 'Server neodpovedal. Skúste to znova.' };

/** Of a course that was just created. */
const FIRST_VERSION = 1;

/** Validates a course. The schema library is fetched only when a course is saved. */
async function readCourse(fields: ReturnType<typeof fieldsOf>): Promise<ParsedFields<CourseFields>> {
  const { courseSchema } = await import('#domain/courses/course-fields.ts');
  return parseFields(courseSchema, fields);
}

/** Saves a course's form with scripts (specification sections 4, 5 and 8). */
export function useCourseForm(
  opening: CourseOpening,
  answer: CourseFormAnswer | undefined,
  onSaved: (doneAt: string | undefined) => void,
) {
  const { course, draft, freeSlug } = opening;
  const [errors, setErrors] = useState<FieldError[]>(answer?.errors ?? []);
  const [question, setQuestion] = useState<ChangeQuestion | undefined>(answer?.question);
  const [isSaving, setIsSaving] = useState(false);
  const refresh = useRefreshedList();
  // timestamp-based (specification section 3), and the same for each attempt
  const [id] = useState(() => course?.id ?? String(Date.now()));
  const isUnanswered = useRef(false);

  async function store(fields: CourseFields, sending: { seenVersion: number; sendEmails: boolean }) {
    if (course) return updateCourse(id, fields, sending);
    try {
      return await createCourse(fields);
    } catch (error) {
      const { status, errors } = error as CallFailure;
      // an earlier attempt was stored, and only its answer was lost
      if (isUnanswered.current && errors.some(({ field }) => field === 'id'))
        return updateCourse(id, fields, { seenVersion: FIRST_VERSION, sendEmails: false });
      // lost on the way, cut off, or replaced by a proxy
      isUnanswered.current ||= status < 400 || status >= 500;
      throw error;
    }
  }

  async function save(form: HTMLFormElement, submitted: FormData) {
    setIsSaving(true);
    // the last attempt's toasts must not stay beside the new ones
    toast.dismiss();
    const submittedDraft = draftFrom(submitted, draft);
    const slug =
      submittedDraft.slug.trim() || ((await fetchFreeSlug({ ...submittedDraft, exceptId: id })) ?? freeSlug);
    const fields = fieldsOf(submittedDraft, id, slug, opening);
    const read = await readCourse(fields).catch(() => ({ valid: false as const, errors: [NO_ANSWER] }));
    if (!read.valid) {
      setErrors(read.errors);
      toastError(read.errors.map(({ message }) => message).join(' '));
      setIsSaving(false);
      return;
    }
    setErrors([]);
    const nextQuestion = questionAbout(opening, read.fields);
    setQuestion(nextQuestion);
    if (nextQuestion && submitted.get('confirmed') !== answerTo(nextQuestion)) {
      setIsSaving(false);
      return;
    }
    const loading = toast.loading(course ? 'Ukladám zmeny' : 'Pridávam kurz');
    try {
      const sending = { seenVersion: Number(submitted.get('version')), sendEmails: submitted.has('sendEmail') };
      const { doneAt } = await store(read.fields, sending);
      toastSuccess(course ? 'Kurz upravený' : 'Kurz pridaný', form);
      // left on purpose
      form.ariaBusy = 'true';
      onSaved(doneAt);
      await Promise.all([refresh(form), toastClashes(await fetchClashes(id), form)]);
    } catch (error) {
      const { status, title, errors } = error as CallFailure;
      if (status === 401 || (status === 412 && course)) {
        // the page of this address handles it: it lets the user sign in and continue, or shows both versions
        form.ariaBusy = 'true';
        HTMLFormElement.prototype.submit.call(form);
        return;
      }
      toastError('Kurz sa nepodarilo aktualizovať', { loading, details: errors.map(({ message }) => message) });
      setErrors(errors.length > 0 ? errors : [title ? { field: 'form', message: title } : NO_ANSWER]);
      setIsSaving(false);
    }
  }

  return {
    id,
    errors,
    question,
    isSaving,
    save,
    complaint: (name: string) => errors.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message,
    /** Removes the error of a field that is being edited. */
    clear: (name: string) => setErrors((before) => before.filter(({ field }) => field !== name)),
  };
}

/** Reloads the shown page of the list; a failure is shown as a toast, the old list stays (specification section 8). */
export function useRefreshedList(): (form: HTMLElement) => Promise<void> {
  const { mutate } = useSWRConfig();
  const { search } = useLocation();
  return async (form) => {
    const page = coursesCall(courseList.read(new URLSearchParams(search)));
    try {
      await mutate(page, fetchCoursePage(page), { revalidate: false });
    } catch {
      await toastListError('Kurzy sa nepodarilo aktualizovať', form);
    }
  };
}

/**
 * Makes the slug field follow name and city (specification section 4), also those typed before scripts ran: first with
 * the automatic slug, then with a number that makes it unique. Returns the function to call with the name of each
 * changed field.
 */
export function useSlugProposal(
  form: RefObject<HTMLFormElement | null>,
  { draft, freeSlug }: CourseOpening,
  id: string,
): (field: string) => void {
  const proposed = useRef(freeSlug);
  const pendingRequest = useRef<AbortController>(undefined);

  function propose(next: string) {
    const slug = form.current?.elements.namedItem('slug');
    if (slug instanceof HTMLInputElement) slug.value = followingSlug(slug.value, proposed.current, next);
    proposed.current = next;
  }

  async function follow() {
    const { nameOfCourse, city } = (form.current?.elements ?? {}) as Record<string, HTMLInputElement>;
    if (!nameOfCourse || !city) return;
    const named = { nameOfCourse: nameOfCourse.value, city: city.value };
    propose(proposedSlug(named));
    pendingRequest.current?.abort();
    const request = new AbortController();
    pendingRequest.current = request;
    const free = await fetchFreeSlug({ ...named, exceptId: id }, request.signal);
    if (free !== undefined && !request.signal.aborted) propose(free);
  }

  useEffect(() => {
    const name = form.current?.elements.namedItem('nameOfCourse');
    const city = form.current?.elements.namedItem('city');
    const isEdited =
      (name instanceof HTMLInputElement && name.value !== draft.nameOfCourse) ||
      (city instanceof HTMLSelectElement && city.value !== draft.city);
    if (isEdited) void follow();
    return () => pendingRequest.current?.abort();
  }, []);

  return (field) => {
    if (field === 'nameOfCourse' || field === 'city') void follow();
  };
}
