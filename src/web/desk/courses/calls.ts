import type { CourseClash } from '#domain/courses/clash.ts';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import type { ListedCourse } from '#domain/courses/course-list.ts';
import type { FieldError } from '#domain/field-error.ts';
import { coursePagePath } from './course-paths.ts';

/** A failed call: the response status (0 when there was no response) and the server's error. */
export interface CallFailure extends Error {
  status: number;
  title: string | undefined;
  errors: FieldError[];
}

/** One page of the list, and the total number of courses. */
export interface CoursePage {
  rows: ListedCourse[];
  total: number;
}

/** A page of courses. After the session ends the server sends only public ones: that counts as a failure. */
export async function fetchCoursePage(path: string): Promise<CoursePage> {
  const message = 'Chyba pri načítaní';
  const { body, headers } = await answerOf<ListedCourse[]>(message, path);
  if (headers.get('X-Courses') !== 'all') throw failure(message, 401, {});
  return { rows: body, total: Number(headers.get('X-Total-Count')) };
}

/** A slug of this name and city that no course except `exceptId` has; undefined when the call fails. */
export async function fetchFreeSlug(
  { nameOfCourse, city, exceptId = '' }: { nameOfCourse: string; city: string; exceptId?: string },
  signal?: AbortSignal,
): Promise<string | undefined> {
  const query = new URLSearchParams({ nazov: nameOfCourse, mesto: city, kurz: exceptId });
  try {
    const answer = await fetch(`/dashboard/slug-kurzu?${query}`, { signal });
    return answer.ok && !answer.redirected ? await answer.text() : undefined;
  } catch {
    // no response, or aborted while it was being read
    return undefined;
  }
}

/** The clashes of a saved course; none when the call fails. */
export async function fetchClashes(id: string): Promise<CourseClash[]> {
  const path = coursePagePath(id, 'kolizie');
  const clashes = await answerOf<CourseClash[]>('Failed to read clashes', path).catch(() => undefined);
  return clashes?.body ?? [];
}

export async function createCourse(course: CourseFields): Promise<{ id: string; doneAt?: undefined }> {
  const call = answerOf<{ id: string }>('Failed to create course', '/createCourse', json('POST', course));
  return (await logged(call)).body;
}

/** Saves over `seenVersion`; 412 when another version was saved since. Returns the time by which it can be undone. */
export async function updateCourse(
  id: string,
  course: CourseFields,
  { seenVersion, sendEmails }: { seenVersion: number; sendEmails: boolean },
): Promise<{ id: string; doneAt: string | undefined }> {
  const request = json('PUT', { ...course, sendEmails }, { 'If-Match': `"${seenVersion}"` });
  const path = `/updateCourse/${encodeURIComponent(id)}`;
  const { headers } = await logged(answerOf<CourseWithSeats>('Failed to update course', path, request));
  return { id, doneAt: headers.get('X-Done-At') ?? undefined };
}

export async function deleteCourse(id: string): Promise<void> {
  await logged(answerOf('Failed to delete course', `/deleteCourse/${encodeURIComponent(id)}`, { method: 'DELETE' }));
}

function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Logs and rethrows a failed save or deletion (specification section 8); a course contains no personal data. */
async function logged<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const { message, status, title, errors } = error as CallFailure;
    console.error(message, { status, title, errors });
    throw error;
  }
}

async function answerOf<Answer>(
  message: string,
  path: string,
  init?: RequestInit,
): Promise<{ body: Answer; headers: Headers }> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw failure(message, 0, {}, cause);
  });
  const body = await response.json().catch(() => undefined);
  // a response that is not JSON came from a proxy, whatever its status
  if (!response.ok || body === undefined) throw failure(message, response.status, body ?? {});
  return { body, headers: response.headers };
}

function failure(
  message: string,
  status: number,
  { title, errors = [] }: { title?: string; errors?: FieldError[] },
  cause?: unknown,
): CallFailure {
  return Object.assign(new Error(message, { cause }), { status, title, errors });
}
