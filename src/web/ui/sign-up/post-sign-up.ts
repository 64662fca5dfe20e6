import { type Answer, postForm } from '../post-form.ts';
import type { SignUpValues, StoredSignUp } from './use-sign-up.tsx';

/** Sends the sign-up by `POST /api/sendCourse`; never throws. */
export function postSignUp(
  courseId: string,
  values: SignUpValues,
  elapsedSeconds: number,
): Promise<Answer<StoredSignUp>> {
  return postForm('/api/sendCourse', signUpCall(courseId, values, elapsedSeconds));
}

async function signUpCall(courseId: string, values: SignUpValues, elapsedSeconds: number): Promise<object> {
  const { applicant, files, ...rest } = values;
  const who = applicant === 'person' ? { companyName: '', numberOfWorkers: '' } : { firstName: '', lastName: '' };
  const content = await Promise.all(files.map(async (file) => ({ name: file.name, content: await base64(file) })));
  return { ...rest, ...who, courseId, files: content, elapsedSeconds };
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
