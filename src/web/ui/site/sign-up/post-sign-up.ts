import type { Course } from '#domain/courses/course.ts';
import { requestedSeats } from '#domain/courses/seats.ts';
import { type Answer, postForm } from '#web/ui/shared/post-form.ts';
import { filesOf } from '#web/ui/shared/use-sent-form.tsx';

/** The data that identify a course in the call. */
export type SignedUpCourse = Pick<Course, 'id' | 'nameOfCourse' | 'date' | 'city'> & {
  /** For a private course only. */
  linkCode?: string;
};

export interface StoredSignUp {
  status: 'confirmed' | 'waiting';
  seats: number;
}

/** Sends the sign-up by `POST /api/sendCourse`, the whole object of specification section 7; never throws. */
export async function postSignUp(
  course: SignedUpCourse,
  form: FormData,
  elapsedSeconds: number,
): Promise<Answer<StoredSignUp>> {
  const call = signUpCall(course, form, elapsedSeconds);
  const answer = await postForm<Pick<StoredSignUp, 'status'>>('/api/sendCourse', call);
  if (answer.is !== 'stored') return answer;
  const applicant = form.get('applicant') === 'company' ? 'company' : 'person';
  const seats = requestedSeats(applicant, String(form.get('numberOfWorkers') ?? '').trim());
  return { is: 'stored', stored: { ...answer.stored, seats } };
}

async function signUpCall(course: SignedUpCourse, form: FormData, elapsedSeconds: number): Promise<object> {
  const text = (name: string) => String(form.get(name) ?? '');
  const isPerson = text('applicant') !== 'company';
  return {
    // names typed before switching to the company are not sent, and vice versa
    firstName: isPerson ? text('firstName') : '',
    lastName: isPerson ? text('lastName') : '',
    companyName: isPerson ? '' : text('companyName'),
    numberOfWorkers: isPerson ? '' : text('numberOfWorkers'),
    askedWorkers: text('askedWorkers'),
    askedRepeat: text('askedRepeat'),
    mayBeSplit: !isPerson && form.has('mayBeSplit'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
    files: await Promise.all(
      filesOf(form, 'files').map(async (file) => ({ name: file.name, content: await base64(file) })),
    ),
    courseId: course.id,
    courseCode: course.linkCode,
    courseName: course.nameOfCourse,
    courseDate: course.date,
    courseCity: course.city,
    consent: form.has('consent'),
    web: text('web'),
    elapsedSeconds,
  };
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
