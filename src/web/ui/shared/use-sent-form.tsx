import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ToastPosition } from 'react-toastify/unstyled';
import type { FieldError } from '#domain/field-error.ts';
import { complaintAbout } from './field.tsx';
import type { Answer } from './post-form.ts';
import { useFormToasts } from './use-form-toasts.ts';
import { useHydrated } from './use-hydrated.ts';

/** The heading of what became of a form; also the fragment by which its page is shown without scripts. */
export const OUTCOME_ID = 'odoslane';

/** Why a form was not taken. */
export const REFUSAL_ID = 'neodoslane';

/** Stays at the form when the toast has gone. */
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
  /** What a form sent without scripts has become. */
  stored: Stored | undefined;
  /** What is wrong before anything is sent; empty when it may be. */
  check(form: FormData): FieldError[] | Promise<FieldError[]>;
  post(form: FormData, elapsedSeconds: number): Promise<Answer<Stored>>;
  toastsAt: ToastPosition;
}

/**
 * What happens when a public form is sent (specification sections 4 and 8; decisions: Forms). The fields are the
 * DOM's own: what was typed before scripts ran, or what the browser brought back, is what is sent. The form is
 * emptied, and filled again, by mounting its fields anew under `fillingNumber`.
 */
export function useSentForm<Stored>({ returned, stored: sent, check, post, toastsAt }: SentForm<Stored>) {
  // from the first moment of an attempt, also while files are being looked at: a double click sends once
  const isBusy = useRef(false);
  const [{ filling, fillingNumber }, setFilling] = useState({
    filling: { texts: returned?.values ?? {}, files: [] } as Filling,
    fillingNumber: 0,
  });
  const [errors, setErrors] = useState<FieldError[]>(returned?.errors ?? []);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [stored, setStored] = useState<{ is: Stored; number: number } | undefined>(
    sent === undefined ? undefined : { is: sent, number: 0 },
  );
  const [lost, setLost] = useState<Filling>();
  const [answer, setAnswer] = useState<{ id: string }>();
  const isEnhanced = useHydrated();
  const openToasts = useFormToasts(toastsAt);

  // an effect because the answer can only be focused once it is rendered
  useEffect(() => {
    if (answer) document.getElementById(answer.id)?.focus();
  }, [answer]);

  function fill(next: Filling) {
    setFilling(({ fillingNumber }) => ({ filling: next, fillingNumber: fillingNumber + 1 }));
  }

  function restore(typed: Filling) {
    fill(typed);
    setLost(undefined);
    setAnswer({ id: REFUSAL_ID });
    void openToasts().then((toasts) => toasts?.dismiss());
  }

  /** Answers the id of the element that says what became of it. */
  async function attempt(typed: FormData): Promise<string> {
    const toasts = openToasts();
    void toasts.then((toasts) => toasts?.dismiss());
    const complaints = await check(typed);
    const consent = complaintAbout('consent', complaints);
    setErrors(complaints);
    setConsentMissing(consent !== undefined);
    // this was no attempt, nothing is cleared
    if (consent) {
      void toasts.then((toasts) => toasts?.info(consent));
      return 'consent';
    }
    if (complaints.length > 0) return REFUSAL_ID;
    setSending(true);
    const sending = toasts.then((toasts) => toasts?.sending());
    const result = await post(typed, secondsOnPage());
    setSending(false);
    if (result.is === 'invalid') {
      setErrors(result.errors);
      void sending.then((toast) => toast?.dismiss());
      return REFUSAL_ID;
    }
    fill({ texts: {}, files: [] });
    if (result.is === 'stored') {
      setStored((before) => ({ is: result.stored, number: (before?.number ?? 0) + 1 }));
      setLost(undefined);
      void sending.then((toast) => toast?.stored());
      return OUTCOME_ID;
    }
    const taken = fillingOf(typed);
    setLost(taken);
    setErrors([NOT_SENT]);
    void sending.then((toast) => toast?.failed(() => restore(taken)));
    return REFUSAL_ID;
  }

  return {
    filling,
    fillingNumber,
    isSending,
    /** What the last attempt that was stored has become, and which of this page it was. */
    stored,
    /** The form is touched: whoever fills it in will send it. */
    touch: () => void openToasts(),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      void attempt(new FormData(event.currentTarget))
        .then((id) => setAnswer({ id }))
        .finally(() => {
          isBusy.current = false;
        });
    },
    /** What is wrong with a field, every sentence of it. */
    complaints: (field: string) => errors.filter((error) => error.field === field).map(({ message }) => message),
    /** What the form says of all that is wrong; a missing consent is answered by a toast alone (section 4). */
    refusal: isConsentMissing ? [] : errors,
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
