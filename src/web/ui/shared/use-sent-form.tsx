import { type FormEvent, useRef, useState } from 'react';
import type { ToastPosition } from 'react-toastify/unstyled';
import type { FieldError } from '#domain/field-error.ts';
import { focusFirstComplaint } from './focus-first-complaint.ts';
import type { Answer } from './post-form.ts';
import { useFormToasts } from './use-form-toasts.ts';
import { useHydrated } from './use-hydrated.ts';

type FormState<Stored> = { is: 'idle' } | { is: 'sending' } | { is: 'stored'; stored: Stored };

/** Said where the toast that should say it could not be fetched. */
const NOT_SENT: FieldError = { field: 'form', message: 'Správu sa nepodarilo odoslať. Skúste to o chvíľu znova.' };

/** What a form is filled in with from the start: its texts by name, and its files. */
export interface Filling {
  texts: Record<string, string>;
  files: File[];
}

/** What a form sent without scripts gets back; files cannot be put into a form again. */
export interface ReturnedForm {
  errors: FieldError[];
  values: Record<string, string>;
}

interface SentForm<Stored> {
  returned: ReturnedForm | undefined;
  /** What is wrong before anything is sent; empty when it may be. */
  check(form: FormData, inform: (message: string) => void): FieldError[] | Promise<FieldError[]>;
  post(form: FormData, elapsedSeconds: number): Promise<Answer<Stored>>;
  toastsAt: ToastPosition;
}

/**
 * What happens when a public form is sent (specification sections 4 and 8; decisions: Forms). The fields are the
 * DOM's own: what was typed before scripts ran, or what the browser brought back, is what is sent. The form is
 * emptied, and filled again, by mounting its fields anew under `fillingNumber`.
 */
export function useSentForm<Stored>({ returned, check, post, toastsAt }: SentForm<Stored>) {
  const form = useRef<HTMLFormElement>(null);
  // from the first moment of an attempt, also while files are being looked at: a double click sends once
  const isBusy = useRef(false);
  const [{ filling, fillingNumber }, setFilling] = useState({
    filling: { texts: returned?.values ?? {}, files: [] } as Filling,
    fillingNumber: 0,
  });
  const [errors, setErrors] = useState<FieldError[]>(returned?.errors ?? []);
  const [state, setState] = useState<FormState<Stored>>({ is: 'idle' });
  const [lost, setLost] = useState<Filling>();
  const isEnhanced = useHydrated();
  const openToasts = useFormToasts(toastsAt);

  function fill(next: Filling) {
    setFilling(({ fillingNumber }) => ({ filling: next, fillingNumber: fillingNumber + 1 }));
  }

  function restore(typed: Filling) {
    fill(typed);
    setLost(undefined);
    void openToasts().then((toasts) => toasts?.dismiss());
  }

  async function attempt(typed: FormData): Promise<void> {
    const toasts = openToasts();
    const complaints = await check(typed, (message) => void toasts.then((toasts) => toasts?.info(message)));
    setErrors(complaints);
    // this was no attempt, nothing is cleared
    if (complaints.length > 0) return;
    setState({ is: 'sending' });
    const sending = toasts.then((toasts) => toasts?.sending());
    const answer = await post(typed, secondsOnPage());
    if (answer.is === 'invalid') {
      setErrors(answer.errors);
      setState({ is: 'idle' });
      void sending.then((toast) => toast?.dismiss());
      return;
    }
    fill({ texts: {}, files: [] });
    if (answer.is === 'stored') {
      setState(answer);
      setLost(undefined);
      void sending.then((toast) => toast?.stored());
    } else {
      const taken = fillingOf(typed);
      setState({ is: 'idle' });
      setLost(taken);
      void sending.then((toast) => (toast ? toast.failed(() => restore(taken)) : setErrors([NOT_SENT])));
    }
  }

  return {
    form,
    filling,
    fillingNumber,
    state,
    /** The form is touched: whoever fills it in will send it. */
    touch: () => void openToasts(),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      void attempt(new FormData(event.currentTarget))
        .then(() => focusFirstComplaint(form.current))
        .finally(() => {
          isBusy.current = false;
        });
    },
    /** What is wrong with a field, every sentence of it. */
    complaints: (field: string) => errors.filter((error) => error.field === field).map(({ message }) => message),
    /** Complaints about no field of this form. */
    general: (fields: object) => errors.filter(({ field }) => !(field in fields)),
    /** Puts back what a failed attempt cleared; undefined when nothing was lost. */
    restore: lost && (() => restore(lost)),
    /** True once scripts run: until then the form is a plain one. */
    isEnhanced,
  };
}

function fillingOf(form: FormData): Filling {
  return { texts: textsOf(form), files: filesOf(form, 'files') };
}

/** What was typed and chosen, without files. */
export function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** The files of a field; an empty one gives a nameless file, which is none. */
export function filesOf(form: FormData, name: string): File[] {
  return form.getAll(name).filter((file): file is File => file instanceof File && file.name !== '');
}

/** How long somebody has had the page before them; one that was prerendered begins when it is shown. */
function secondsOnPage(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  return (performance.now() - (navigation?.activationStart ?? 0)) / 1_000;
}
