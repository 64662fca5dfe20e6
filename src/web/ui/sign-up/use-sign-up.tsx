import { toast } from 'react-toastify/unstyled';
import type { FieldError } from '#domain/field-error.ts';
import { type Applicant, SIGN_UP_MESSAGES } from '#domain/sign-up.ts';
import { uploadProblems } from '#domain/upload.ts';
import { TOAST_MILLISECONDS, useSentForm } from '../use-sent-form.tsx';
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

export interface StoredSignUp {
  status: 'confirmed' | 'waiting';
}

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
  const form = useSentForm<SignUpValues, StoredSignUp>({
    empty: EMPTY,
    returned,
    post: (values, elapsedSeconds) => postSignUp(courseId, values, elapsedSeconds),
  });
  const { values, complain, attempt } = form;

  async function send(): Promise<void> {
    if (!values.consent) {
      // the only thing a submit without consent does (section 4)
      toast.info(SIGN_UP_MESSAGES.consent, { autoClose: TOAST_MILLISECONDS });
      complain([{ field: 'consent', message: SIGN_UP_MESSAGES.consent }]);
      return;
    }
    const complaints = [...missing(values), ...(await filesComplaints(values.files))];
    if (complaints.length > 0) complain(complaints);
    else await attempt();
  }

  return { ...form, send };
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
