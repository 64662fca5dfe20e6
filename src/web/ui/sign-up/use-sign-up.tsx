import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { FieldError } from '#domain/field-error.ts';
import { type Applicant, SIGN_UP_MESSAGES } from '#domain/sign-up.ts';
import { uploadProblems } from '#domain/upload.ts';
import { postSignUp } from './post-sign-up.ts';

export interface SignUpValues {
  applicant: Applicant;
  firstName: string;
  lastName: string;
  companyName: string;
  numberOfWorkers: string;
  email: string;
  phone: string;
  message: string;
  files: File[];
  consent: boolean;
  web: string;
}

/** What a form sent without scripts gets back; files cannot be put into a form again. */
export type ReturnedValues = Partial<Omit<SignUpValues, 'files'>> & { openedAt?: string };

export type SignUpState = { is: 'idle' } | { is: 'sending' } | { is: 'stored'; status: 'confirmed' | 'waiting' };

/** Public forms' toasts close after 5 s (specification section 9). */
const TOAST_MILLISECONDS = 5_000;

const EMPTY: SignUpValues = {
  applicant: 'person',
  firstName: '',
  lastName: '',
  companyName: '',
  numberOfWorkers: '',
  email: '',
  phone: '',
  message: '',
  files: [],
  consent: false,
  web: '',
};

/** The sign-up form's values and what happens when it is sent (specification sections 4 and 8). */
export function useSignUp(courseId: string, returned?: { errors: FieldError[]; values: ReturnedValues }) {
  const [values, setValues] = useState<SignUpValues>({ ...EMPTY, ...returned?.values });
  const [errors, setErrors] = useState<FieldError[]>(returned?.errors ?? []);
  const [state, setState] = useState<SignUpState>({ is: 'idle' });
  const [lost, setLost] = useState<SignUpValues>();
  const openedAt = useOpening();

  function restore(typed: SignUpValues) {
    setValues(typed);
    setLost(undefined);
    toast.dismiss();
  }

  async function send(): Promise<void> {
    setState({ is: 'idle' });
    if (!values.consent) {
      // the only thing a submit without consent does (section 4)
      toast.info(SIGN_UP_MESSAGES.consent, { autoClose: TOAST_MILLISECONDS });
      setErrors([{ field: 'consent', message: SIGN_UP_MESSAGES.consent }]);
      return;
    }
    const complaints = [...missing(values), ...(await filesComplaints(values.files))];
    setErrors(complaints);
    if (complaints.length > 0) return;
    setState({ is: 'sending' });
    const loading = toast.loading('Správa sa odosiela');
    const answer = await postSignUp(courseId, values, (performance.now() - (openedAt ?? 0)) / 1_000);
    if (answer.is === 'invalid') {
      // found field by field, this was no attempt: nothing is cleared (decisions: Forms)
      toast.dismiss(loading);
      setErrors(answer.errors);
      setState({ is: 'idle' });
      return;
    }
    setValues(EMPTY);
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
    send,
    /** Puts back what a failed attempt cleared; undefined when nothing was lost. */
    restore: lost && (() => restore(lost)),
    /** True once scripts run: until then the form is a plain one. */
    isEnhanced: openedAt !== undefined,
    change: (changed: Partial<SignUpValues>) => setValues((before) => ({ ...before, ...changed })),
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

function missing(values: SignUpValues): FieldError[] {
  const who =
    values.applicant === 'person'
      ? (['firstName', 'lastName'] as const)
      : (['companyName', 'numberOfWorkers'] as const);
  return [...who, 'email' as const, 'phone' as const, 'message' as const]
    .filter((field) => values[field].trim() === '')
    .map((field) => ({ field, message: SIGN_UP_MESSAGES[field] }));
}

async function filesComplaints(files: File[]): Promise<FieldError[]> {
  const facts = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      sizeBytes: file.size,
      beginning: new Uint8Array(await file.slice(0, 8).arrayBuffer()),
    })),
  );
  return uploadProblems(facts).map((message) => ({ field: 'files', message }));
}
