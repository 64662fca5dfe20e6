import type { FieldError } from '#domain/field-error.ts';
import { SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { type UploadFacts, uploadProblems } from '#domain/upload.ts';
import { filesOf } from '#web/shared/use-sent-form.tsx';

/** The errors of a sign-up that the browser can detect before sending, all at once. */
export async function checkSignUp(form: FormData): Promise<FieldError[]> {
  const consent = form.has('consent') ? [] : [{ field: 'consent', message: SIGN_UP_MESSAGES.consent }];
  return [...listMissingFields(form), ...(await filesComplaints(filesOf(form, 'files'))), ...consent];
}

function listMissingFields(form: FormData): FieldError[] {
  const nameFields =
    form.get('applicant') === 'company'
      ? (['companyName', 'numberOfWorkers'] as const)
      : (['firstName', 'lastName'] as const);
  return [...nameFields, 'email' as const, 'phone' as const, 'message' as const]
    .filter((field) => String(form.get(field) ?? '').trim() === '')
    .map((field) => ({ field, message: SIGN_UP_MESSAGES[field] }));
}

async function filesComplaints(files: File[]): Promise<FieldError[]> {
  try {
    return uploadProblems(await Promise.all(files.map(factsOf))).map((message) => ({ field: 'files', message }));
  } catch {
    // the file was moved, deleted or changed since it was chosen
    return [{ field: 'files', message: 'Niektorý súbor sa nedá prečítať. Vyberte prílohy znova.' }];
  }
}

async function factsOf(file: File): Promise<UploadFacts> {
  const beginning = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return { name: file.name, sizeBytes: file.size, beginning };
}
