import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { FieldError } from '#domain/field-error.ts';
import type { Answer } from './post-form.ts';

export type FormState<Stored> = { is: 'idle' } | { is: 'sending' } | { is: 'stored'; stored: Stored };

/** Public forms' toasts close after 5 s (specification section 9). */
export const TOAST_MILLISECONDS = 5_000;

interface SentForm<Values, Stored> {
  empty: Values;
  /** What came back from a form sent without scripts. */
  returned?: { errors: FieldError[]; values: Partial<Values> };
  post(values: Values, elapsedSeconds: number): Promise<Answer<Stored>>;
}

/** A public form's values and what happens when it is sent (specification sections 4 and 8; decisions: Forms). */
export function useSentForm<Values extends object, Stored>({ empty, returned, post }: SentForm<Values, Stored>) {
  const [values, setValues] = useState<Values>({ ...empty, ...returned?.values });
  const [errors, setErrors] = useState<FieldError[]>(returned?.errors ?? []);
  const [state, setState] = useState<FormState<Stored>>({ is: 'idle' });
  const [lost, setLost] = useState<Values>();
  const openedAt = useOpening();

  function restore(typed: Values) {
    setValues(typed);
    setLost(undefined);
    toast.dismiss();
  }

  /** Says what is wrong before anything is sent: this was no attempt, nothing is cleared. */
  function complain(complaints: FieldError[]): void {
    setErrors(complaints);
    setState({ is: 'idle' });
  }

  async function attempt(): Promise<void> {
    setErrors([]);
    setState({ is: 'sending' });
    const loading = toast.loading('Správa sa odosiela');
    const answer = await post(values, (performance.now() - (openedAt ?? 0)) / 1_000);
    if (answer.is === 'invalid') {
      toast.dismiss(loading);
      complain(answer.errors);
      return;
    }
    setValues(empty);
    if (answer.is === 'stored') {
      setState(answer);
      setLost(undefined);
      toast.update(loading, { ...finished('success'), render: 'Správa bola úspešne odoslaná' });
    } else {
      setState({ is: 'idle' });
      setLost(values);
      toast.update(loading, { ...finished('error'), render: <Failure onRestore={() => restore(values)} /> });
    }
  }

  return {
    values,
    errors,
    state,
    complain,
    attempt,
    /** Puts back what a failed attempt cleared; undefined when nothing was lost. */
    restore: lost && (() => restore(lost)),
    /** True once scripts run: until then the form is a plain one. */
    isEnhanced: openedAt !== undefined,
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
  };
}

/** The toast after a failure; it gives back what the reset took (decisions: Forms). */
function Failure({ onRestore }: { onRestore(): void }) {
  return (
    <>
      Správu sa nepodarilo odoslať{' '}
      <button type="button" className="toast-action" onClick={onRestore}>
        Obnoviť údaje
      </button>
    </>
  );
}

function finished(type: 'success' | 'error') {
  return { type, isLoading: false, autoClose: TOAST_MILLISECONDS, closeButton: true };
}

/** When scripts took the form over, in milliseconds of this page's life. */
function useOpening(): number | undefined {
  const [openedAt, setOpenedAt] = useState<number>();
  useEffect(() => setOpenedAt(performance.now()), []);
  return openedAt;
}
