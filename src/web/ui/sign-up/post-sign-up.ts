import type { FieldError } from '#domain/field-error.ts';
import type { SignUpValues } from './use-sign-up.tsx';

/** What became of a sign-up that was sent. */
export type Answer =
  | { is: 'stored'; status: 'confirmed' | 'waiting' }
  | { is: 'invalid'; errors: FieldError[] }
  | { is: 'failed' };

/** Sends the sign-up by `POST /api/sendCourse`; never throws. */
export async function postSignUp(courseId: string, values: SignUpValues, elapsedSeconds: number): Promise<Answer> {
  const { applicant, files, ...rest } = values;
  const who = applicant === 'person' ? { companyName: '', numberOfWorkers: '' } : { firstName: '', lastName: '' };
  try {
    const content = await Promise.all(files.map(async (file) => ({ name: file.name, content: await base64(file) })));
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
