import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ToastPosition } from 'react-toastify/unstyled';
import type { FieldError } from '#domain/field-error.ts';
import { complaintAbout } from './field.tsx';
import type { FormToasts } from './form-toasts.tsx';
import { useHydrated } from './use-hydrated.ts';

/** The id of the result's heading; also the fragment that shows it without scripts. */
export const OUTCOME_ID = 'odoslane';

/** The id of the list of errors. */
export const REFUSAL_ID = 'neodoslane';

/** Stays at the form after the toast has closed. */
const NOT_SENT: FieldError = { field: 'form', message: 'Správu sa nepodarilo odoslať. Skúste to o chvíľu znova.' };

/** The initial values of a form: its texts by name, and its files. */
export interface FormContents {
  texts: Record<string, string>;
  files: File[];
}

/** A form refused by the server: as a page it is shown again without its files, which cannot be put into it. */
export interface ReturnedForm {
  errors: FieldError[];
  values: Record<string, string>;
}

interface SentForm<Stored> {
  returned: ReturnedForm | undefined;
  /** The result of a form sent without scripts. */
  stored: Stored | undefined;
  /** Returns the errors found before sending; empty when the form may be sent. */
  check(form: FormData): FieldError[] | Promise<FieldError[]>;
  toastsAt: ToastPosition;
}

/**
 * Sends a public form (specification sections 4 and 8; decisions: Forms). The fields are uncontrolled: text typed
 * before scripts ran, or restored by the browser, is what is sent. The form is cleared and refilled by remounting its
 * fields with a new `contentsNumber`.
 */
export function useSentForm<Stored>({ returned, stored: sent, check, toastsAt }: SentForm<Stored>) {
  // true from the start of an attempt, also while files are checked, so that a double click sends once
  const isBusy = useRef(false);
  const [{ contents, contentsNumber }, setContents] = useState({
    contents: { texts: returned?.values ?? {}, files: [] } as FormContents,
    contentsNumber: 0,
  });
  const [errors, setErrors] = useState<FieldError[]>(returned?.errors ?? []);
  const [lastReturned, setLastReturned] = useState(returned);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [stored, setStored] = useState<{ is: Stored; number: number; email?: string } | undefined>(
    sent === undefined ? undefined : { is: sent, number: 0 },
  );
  const [lost, setLost] = useState<FormContents>();
  const [answer, setAnswer] = useState<{ id: string }>();
  const isEnhanced = useHydrated();
  const openToasts = useFormToasts(toastsAt);

  // an effect because the result can only be focused once it is rendered
  useEffect(() => {
    const shown = answer && document.getElementById(answer.id);
    shown?.focus();
    // the middle of a long list of errors may be focused into sight, its beginning not
    if (answer?.id === REFUSAL_ID) shown?.scrollIntoView();
  }, [answer]);

  function fill(next: FormContents) {
    setContents(({ contentsNumber }) => ({ contents: next, contentsNumber: contentsNumber + 1 }));
  }

  function restore(cleared: FormContents) {
    fill(cleared);
    setLost(undefined);
    setAnswer({ id: REFUSAL_ID });
    void openToasts().then((toasts) => toasts?.dismiss());
  }

  /** Returns the id of the element that shows the result. */
  async function attempt(form: FormData, action: string): Promise<string> {
    const toasts = openToasts();
    void toasts.then((toasts) => toasts?.dismiss());
    const complaints = await check(form);
    const consent = complaintAbout('consent', complaints);
    setErrors(complaints);
    setConsentMissing(consent !== undefined);
    // a missing consent is not an attempt: nothing is cleared
    if (consent) {
      void toasts.then((toasts) => toasts?.info(consent));
      return 'consent';
    }
    if (complaints.length > 0) return REFUSAL_ID;
    setSending(true);
    const sending = toasts.then((toasts) => toasts?.sending());
    const result = await postForm<Stored>(action, form);
    setSending(false);
    if (result.is === 'invalid') {
      setErrors(result.errors);
      setLastReturned({ errors: result.errors, values: textsOf(form) });
      void sending.then((toast) => toast?.dismiss());
      return REFUSAL_ID;
    }
    fill({ texts: {}, files: [] });
    if (result.is === 'stored') {
      const email = String(form.get('email'));
      setStored((before) => ({ is: result.stored, number: (before?.number ?? 0) + 1, email }));
      setLost(undefined);
      setLastReturned(undefined);
      void sending.then((toast) => toast?.stored());
      return OUTCOME_ID;
    }
    const cleared = contentsOf(form);
    setLost(cleared);
    setErrors([NOT_SENT]);
    void sending.then((toast) => toast?.failed(() => restore(cleared)));
    return REFUSAL_ID;
  }

  return {
    contents,
    contentsNumber,
    isSending,
    /** The result of the last stored attempt, its number on this page, and the address that was typed. */
    stored,
    /** What the server has refused since. */
    lastReturned,
    /** Called when the user touches the form, to load the toasts it will need. */
    touch: () => void openToasts(),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      const form = event.currentTarget;
      void attempt(new FormData(form), form.action)
        .then((id) => setAnswer({ id }))
        .finally(() => {
          isBusy.current = false;
        });
    },
    /** All error messages of a field. */
    complaints: (field: string) => errors.filter((error) => error.field === field).map(({ message }) => message),
    /** The errors listed by the form; a missing consent is shown by a toast only (section 4). */
    refusal: isConsentMissing ? [] : errors,
    /** Restores what a failed attempt cleared; undefined when nothing was lost. */
    restore: lost && (() => restore(lost)),
    /** True once scripts run; before that the form is a plain one. */
    isEnhanced,
  };
}

function contentsOf(form: FormData): FormContents {
  return { texts: textsOf(form), files: filesOf(form, 'files') };
}

/** The values of the form, without files. */
function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** The files of a field; an empty field has one nameless file, which is left out. */
export function filesOf(form: FormData, name: string): File[] {
  return form.getAll(name).filter((file): file is File => file instanceof File && file.name !== '');
}

/**
 * Fetches the toasts of a form on the first call, which is when the user touches the form, so that the page's initial
 * scripts are smaller (decision 0031). Undefined when they cannot be fetched: the form works without them.
 */
function useFormToasts(position: ToastPosition): () => Promise<FormToasts | undefined> {
  const opening = useRef<Promise<FormToasts | undefined>>(undefined);
  return () => {
    opening.current ??= import('./form-toasts.tsx').then(
      ({ openFormToasts }) => openFormToasts(position),
      (error) => {
        console.error('The toasts were not loaded', error);
        opening.current = undefined;
        return undefined;
      },
    );
    return opening.current;
  };
}

/** The result of a form that was sent. */
type Answer<Stored> = { is: 'stored'; stored: Stored } | { is: 'invalid'; errors: FieldError[] } | { is: 'failed' };

/** Sends a form as the browser would, and requests JSON; never throws, even when the network fails. */
async function postForm<Stored>(action: string, body: FormData): Promise<Answer<Stored>> {
  try {
    const response = await fetch(action, { method: 'POST', headers: { Accept: 'application/json' }, body });
    const answer = await response.json();
    if (response.ok) return { is: 'stored', stored: answer };
    if (answer.errors) return { is: 'invalid', errors: answer.errors };
    if ([413, 429, 503].includes(response.status)) {
      return { is: 'invalid', errors: [{ field: 'form', message: answer.title }] };
    }
  } catch (error) {
    console.error('The form was not sent', error);
  }
  return { is: 'failed' };
}
