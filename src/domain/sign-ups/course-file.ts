import type { UploadCaution } from '#domain/upload-caution.ts';
import type { SignUp } from './sign-up.ts';

/** A file that came with a sign-up, as the page of its course lists it. */
export interface CourseFile {
  id: string;
  name: string;
  sizeBytes: number;
  caution: UploadCaution | null;
  signUp: Pick<SignUp, 'id' | 'applicant' | 'firstName' | 'lastName' | 'companyName'>;
}
