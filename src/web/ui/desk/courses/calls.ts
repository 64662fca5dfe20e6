import type { CourseClash } from '#domain/courses/clash.ts';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import type { ListedCourse } from '#domain/courses/course-list.ts';
import type { FieldError } from '#domain/field-error.ts';
import { coursePagePath } from './course-paths.ts';

/** A call that did not succeed: the answer's status (0 when none came) and what the server said about it. */
export interface CallFailure extends Error {
  status: number;
  title: string | undefined;
  errors: FieldError[];
}

/** One page of the list and how many courses there are on all of them. */
export interface CoursePage {
  rows: ListedCourse[];
  total: number;
}

/** A page of courses. An ended session would get the public ones only: that is a failure here, not a shorter list. */
export async function fetchCoursePage(path: string): Promise<CoursePage> {
  const message = 'Chyba pri načítaní';
  const { body, headers } = await answerOf<ListedCourse[]>(message, path);
  if (headers.get('X-Courses') !== 'all') throw failure(message, 401, {});
  return { rows: body, total: Number(headers.get('X-Total-Count')) };
}

/** The slug of this name and city that no course has but `exceptId`; undefined when nobody can tell. */
export async function fetchFreeSlug(
  { nameOfCourse, city, exceptId = '' }: { nameOfCourse: string; city: string; exceptId?: string },
  signal?: AbortSignal,
): Promise<string | undefined> {
  const query = new URLSearchParams({ nazov: nameOfCourse, mesto: city, kurz: exceptId });
  try {
    const answer = await fetch(`/dashboard/slug-kurzu?${query}`, { signal });
    return answer.ok && !answer.redirected ? await answer.text() : undefined;
  } catch {
    // no answer, or given up while it was still being read
    return undefined;
  }
}

/** What a course that was saved clashes with; nothing when nobody can tell. */
export async function fetchClashes(id: string): Promise<CourseClash[]> {
  const path = coursePagePath(id, 'kolizie');
  const clashes = await answerOf<CourseClash[]>('Failed to read clashes', path).catch(() => undefined);
  return clashes?.body ?? [];
}

export function createCourse(course: CourseFields): Promise<{ id: string; doneAt?: undefined }> {
  return logged(call('Failed to create course', '/createCourse', json('POST', course)));
}

/** Saves over the version that was seen; 412 when somebody else has saved another since. Answers when, by which it can be undone. */
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

async function call<Answer>(message: string, path: string, init: RequestInit): Promise<Answer> {
  const { body } = await answerOf<Answer>(message, path, init);
  return body;
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
  // an answer that is no JSON came from something else on the way, whatever its status says
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
