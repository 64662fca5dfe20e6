import { VISITOR } from '#domain/actor.ts';
import { type FieldError, fieldErrors, type InvalidFields } from '#domain/field-error.ts';
import { withoutInvisible } from '#domain/invisible-characters.ts';
import { PAYER_FIELDS } from '#domain/payers/payer.ts';
import { payerSchema } from '#domain/payers/payer-fields.ts';
import { REPEAT_QUESTION } from '#domain/sign-ups/earlier-sign-up.ts';
import { APPLICANT_FIELDS, COURSE_CLOSED, type Consent, SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { COURSE_NOT_OFFERED, type SignUpFields, signUpSchema } from '#domain/sign-ups/sign-up-fields.ts';
import { type Upload, uploadName, uploadProblems } from '#domain/upload.ts';
import type { App } from '#server/app.ts';
import { newFile } from '#server/sign-ups/sign-up-files.ts';
import { type Submission, type SubmitOutcome, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { formValues } from './form-values.ts';
import type { SentForm } from './sent-form.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** The visitor's sign-up, read and checked in the same way for the form and the call. */
export type SignUpRequest =
  | ({ valid: true; fields: SignUpFields; isRepeatQuestioned: boolean } & Pick<
      Submission,
      'files' | 'consent' | 'payer'
    >)
  | InvalidFields;

/** Reads the form of a course's page. */
export function readSignUpForm({ texts, files }: SentForm): Promise<SignUpRequest> {
  const uploads = files.filter(({ field, name, bytes }) => field === 'files' && (name !== '' || bytes.length > 0));
  const values = { askedWorkers: '', askedRepeat: '', ...Object.fromEntries(texts) };
  return checkSignUp(values, uploads, texts.get('consent') ? 'given' : 'refused');
}

/** Stores a sign-up that was checked; the errors are those of its fields. */
export async function storeSignUp(
  app: App,
  submission: Submission,
): Promise<Extract<SubmitOutcome, { outcome: 'stored' }> | { errors: FieldError[] }> {
  const result = await app.change(VISITOR, (change) => submitSignUp(change, submission));
  switch (result.outcome) {
    case 'stored':
      return result;
    case 'course-gone':
      return { errors: [{ field: 'courseName', message: COURSE_NOT_OFFERED }] };
    case 'repeated':
      return { errors: [{ field: 'repeat', message: REPEAT_QUESTION }] };
    case 'course-closed':
      return { errors: [{ field: 'courseDate', message: COURSE_CLOSED[result.stage] }] };
  }
}

/** What was typed, to be shown again; a page cannot fill in files. */
export function submittedSignUp(texts: FormData): Record<string, string> {
  return formValues(texts, [...APPLICANT_FIELDS, ...PAYER_FIELDS, 'askedWorkers', 'askedRepeat', 'consent']);
}

/** The body of `POST /api/sendCourse` (specification section 3). */
export interface SignUpCall {
  firstName?: string;
  lastName?: string;
  companyName?: string;
  numberOfWorkers?: string;
  askedWorkers?: string;
  askedRepeat?: string;
  mayBeSplit?: boolean;
  email?: string;
  phone?: string;
  message?: string;
  files?: { name: string; content: string }[];
  consent?: boolean;
}

/** Reads the call; an applicant who names a company is one. */
export async function readSignUpCall(call: SignUpCall): Promise<SignUpRequest> {
  const uploads: Upload[] = [];
  const errors: FieldError[] = [];
  for (const file of call.files ?? []) {
    await yieldToEventLoop();
    const { name } = file;
    const bytes = fromStrictBase64(file.content);
    // otherwise each file would be in memory twice until it is stored
    file.content = '';
    if (bytes) uploads.push({ name, bytes });
    else errors.push({ field: 'files', message: `Obsah súboru ${uploadName(name)} nie je platný base64.` });
  }
  const consent = call.consent === undefined ? 'not-stated' : call.consent ? 'given' : 'refused';
  const applicant = withoutInvisible(call.companyName ?? '') ? 'company' : 'person';
  const request = await checkSignUp({ ...call, applicant }, uploads, consent);
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

async function checkSignUp(
  values: Record<string, unknown>,
  received: Upload[],
  consent: Consent | 'refused',
): Promise<SignUpRequest> {
  const fields = signUpSchema.safeParse(values);
  const errors = fields.success ? [] : fieldErrors(fields.error);
  const uploads = received.map(({ name, bytes }) => ({ name: uploadName(name), bytes }));
  const facts = uploads.map(({ name, bytes }) => ({
    name,
    sizeBytes: bytes.length,
    beginning: bytes.subarray(0, 8),
  }));
  const payer = payerIn(values);
  if (payer?.error) errors.push(...fieldErrors(payer.error));
  for (const message of uploadProblems(facts)) errors.push({ field: 'files', message });
  if (consent === 'refused') errors.push({ field: 'consent', message: SIGN_UP_MESSAGES.consent });
  if (!fields.success || errors.length > 0 || consent === 'refused') return { valid: false, errors };
  const isRepeatQuestioned = values.askedRepeat === '';
  const files = await Promise.all(uploads.map(newFile));
  return { valid: true, fields: fields.data, files, consent, isRepeatQuestioned, payer: payer?.data };
}

/** The payer as a company entered it; undefined where it entered none. */
function payerIn(values: Record<string, unknown>) {
  const isEmpty = PAYER_FIELDS.every((field) => withoutInvisible(String(values[field] ?? '')) === '');
  return values.applicant === 'company' && !isEmpty ? payerSchema.safeParse(values) : undefined;
}
