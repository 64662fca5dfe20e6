import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { FieldError } from '#domain/field-error.ts';
import { type Applicant, SIGN_UP_MESSAGES } from '#domain/sign-up.ts';
import { uploadProblems } from '#domain/upload.ts';

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
export type ReturnedValues = Partial<Omit<SignUpValues, 'files'>>;

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

  const restore =
    lost &&
    (() => {
      setValues(lost);
      setLost(undefined);
      toast.dismiss();
    });

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
    const answer = await post(courseId, values, openedAt);
    if (answer.is === 'invalid') {
      // found field by field, this was no attempt: nothing is cleared (decisions: Forms)
      toast.dismiss(loading);
      setErrors(answer.errors);
      setState({ is: 'idle' });
      return;
    }
    setValues(EMPTY);
    setState(answer.is === 'stored' ? answer : { is: 'idle' });
    setLost(answer.is === 'stored' ? undefined : values);
    toast.update(loading, {
      isLoading: false,
      autoClose: TOAST_MILLISECONDS,
      closeButton: true,
      type: answer.is === 'stored' ? 'success' : 'error',
      render: answer.is === 'stored' ? 'Správa bola úspešne odoslaná' : 'Správu sa nepodarilo odoslať',
    });
  }

  return {
    values,
    errors,
    state,
    send,
    /** Puts back what a failed attempt cleared; undefined when nothing was lost. */
    restore,
    /** True once scripts run: until then the form is a plain one. */
    isEnhanced: openedAt !== undefined,
    change: (changed: Partial<SignUpValues>) => setValues((before) => ({ ...before, ...changed })),
  };
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

type Answer =
  | { is: 'stored'; status: 'confirmed' | 'waiting' }
  | { is: 'invalid'; errors: FieldError[] }
  | { is: 'failed' };

async function post(courseId: string, values: SignUpValues, openedAt = 0): Promise<Answer> {
  const { applicant, files, ...rest } = values;
  const who = applicant === 'person' ? { companyName: '', numberOfWorkers: '' } : { firstName: '', lastName: '' };
  try {
    const content = await Promise.all(files.map(async (file) => ({ name: file.name, content: await base64(file) })));
    const elapsedSeconds = (performance.now() - openedAt) / 1_000;
    const response = await fetch('/api/sendCourse', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...rest, ...who, courseId, files: content, elapsedSeconds }),
    });
    const body = await response.json();
    if (response.ok) return { is: 'stored', status: body.status };
    if (body.errors) return { is: 'invalid', errors: body.errors };
    if (response.status === 429 || response.status === 413) {
      return { is: 'invalid', errors: [{ field: 'form', message: body.title }] };
    }
  } catch (error) {
    console.error('Sign-up was not sent', error);
  }
  return { is: 'failed' };
}

/** Base64 without the data prefix (specification section 3). */
function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
