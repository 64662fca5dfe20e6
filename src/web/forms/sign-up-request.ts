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

/** Checks the applicant, the payer, the files and the consent. */
export async function checkSignUp(
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
