import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import type { FieldError } from '#domain/field-error.ts';

/** The address of the list and the name SWR keeps it under. */
export const COURSES_KEY = '/getCourses';

/** A call that did not succeed: the answer's status (0 when none came) and what the server said about it. */
export interface CallFailure extends Error {
  status: number;
  title: string | undefined;
  errors: FieldError[];
}

/** All courses. An ended session would get the public ones only: that is a failure here, not a shorter list. */
export function fetchCourses(path: string): Promise<CourseWithSeats[]> {
  const isForStaff = ({ headers }: Response) => headers.get('X-Courses') === 'all';
  return call('Chyba pri načítaní', path, undefined, isForStaff);
}

export function createCourse(course: CourseFields): Promise<CourseWithSeats> {
  return logged(call('Failed to create course', '/createCourse', json('POST', course)));
}

/** Saves over the version that was seen; 412 when somebody else has saved another since. */
export function updateCourse(id: string, course: CourseFields, seenVersion: number): Promise<CourseWithSeats> {
  const request = json('PUT', course, { 'If-Match': `"${seenVersion}"` });
  return logged(call('Failed to update course', `/updateCourse/${encodeURIComponent(id)}`, request));
}

export function deleteCourse(id: string): Promise<CourseWithSeats> {
  return logged(call('Failed to delete course', `/deleteCourse/${encodeURIComponent(id)}`, { method: 'DELETE' }));
}

function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Failed saving and deleting is logged and thrown on (specification section 8); a course holds no personal data. */
async function logged<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const { message, status, title, errors } = error as CallFailure;
    console.error(message, { status, title, errors });
    throw error;
  }
}

async function call<Answer>(
  message: string,
  path: string,
  init?: RequestInit,
  isForStaff: (response: Response) => boolean = () => true,
): Promise<Answer> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw failure(message, 0, {}, cause);
  });
  const body = await response.json().catch(() => undefined);
  // an answer that is no JSON came from something else on the way, whatever its status says
  if (!response.ok || body === undefined) throw failure(message, response.status, body ?? {});
  if (!isForStaff(response)) throw failure(message, 401, {});
  return body;
}

function failure(
  message: string,
  status: number,
  { title, errors = [] }: { title?: string; errors?: FieldError[] },
  cause?: unknown,
): CallFailure {
  return Object.assign(new Error(message, { cause }), { status, title, errors });
}
