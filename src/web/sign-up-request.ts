import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { withoutInvisible } from '#domain/invisible-characters.ts';
import { type Consent, SIGN_UP_MESSAGES } from '#domain/sign-up.ts';
import { type SignUpFields, signUpSchema } from '#domain/sign-up-fields.ts';
import { type Upload, uploadName, uploadProblems } from '#domain/upload.ts';

/** What a visitor sent, read and checked once for both doors: the form and the call. */
export type SignUpRequest =
  | { valid: true; fields: SignUpFields; uploads: Upload[]; consent: Consent }
  | { valid: false; errors: FieldError[] };

/** Reads the form sent without scripts. */
export async function readSignUpForm(form: FormData): Promise<SignUpRequest> {
  const files = form.getAll('files').filter((file) => file instanceof File && (file.name !== '' || file.size > 0));
  const uploads = await Promise.all(
    (files as File[]).map(async (file) => ({ name: file.name, bytes: await file.bytes() })),
  );
  return checkSignUp(Object.fromEntries(form), uploads, form.get('consent') ? 'given' : 'refused');
}

/** What was typed, to be shown again; files cannot be put into a form a second time. */
export function returnedSignUp(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The body of `POST /api/sendCourse` (specification section 3). */
export interface SignUpCall {
  firstName?: string;
  lastName?: string;
  companyName?: string;
  numberOfWorkers?: string;
  email?: string;
  phone?: string;
  message?: string;
  files?: { name: string; content: string }[];
  consent?: boolean;
}

/** Reads the call; a company is whoever names one. */
export function readSignUpCall(call: SignUpCall): SignUpRequest {
  const uploads: Upload[] = [];
  const errors: FieldError[] = [];
  for (const { name, content } of call.files ?? []) {
    const bytes = fromStrictBase64(content);
    if (bytes) uploads.push({ name, bytes });
    else errors.push({ field: 'files', message: `Obsah súboru ${uploadName(name)} nie je platný base64.` });
  }
  const consent = call.consent === undefined ? 'not-stated' : call.consent ? 'given' : 'refused';
  const applicant = withoutInvisible(call.companyName ?? '') ? 'company' : 'person';
  const request = checkSignUp({ ...call, applicant }, uploads, consent);
  if (errors.length === 0) return request;
  return { valid: false, errors: [...(request.valid ? [] : request.errors), ...errors] };
}

/** Undefined for anything but base64 with its padding: `Buffer.from` would turn any text into some bytes. */
function fromStrictBase64(content: string): Uint8Array | undefined {
  try {
    return /\s/.test(content) ? undefined : Uint8Array.fromBase64(content, { lastChunkHandling: 'strict' });
  } catch {
    return undefined;
  }
}

function checkSignUp(values: unknown, received: Upload[], consent: Consent | 'refused'): SignUpRequest {
  const fields = signUpSchema.safeParse(values);
  const errors = fields.success ? [] : fieldErrors(fields.error);
  const uploads = received.map(({ name, bytes }) => ({ name: uploadName(name), bytes }));
  const facts = uploads.map(({ name, bytes }) => ({
    name,
    sizeBytes: bytes.length,
    beginning: bytes.subarray(0, 8),
  }));
  for (const message of uploadProblems(facts)) errors.push({ field: 'files', message });
  if (consent === 'refused') errors.push({ field: 'consent', message: SIGN_UP_MESSAGES.consent });
  if (!fields.success || errors.length > 0 || consent === 'refused') return { valid: false, errors };
  return { valid: true, fields: fields.data, uploads, consent };
}
