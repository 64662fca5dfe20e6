import { hasStarted } from '#domain/courses/course.ts';
import { courseEndingSchema } from '#domain/courses/course-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { findAffected } from '#server/sign-ups/affected-sign-ups.ts';
import { found } from '#web/shared/found.ts';

/** The course to be cancelled or deleted, and the people affected. */
export async function findCourseToEnd(app: App, id: string) {
  const course = found(await findCourse(app.db, id));
  return { course, affected: await findAffected(app.db, id), hasBegun: hasStarted(course, today(app)) };
}

/** The reason and sending of the form; `refused` is what its dialog shows where they are invalid. */
export function readEnding(form: FormData) {
  const reason = String(form.get('reason') ?? '');
  const read = courseEndingSchema.safeParse({ reason });
  if (read.success) return { ending: { ...read.data, sendEmails: form.has('sendEmail') } };
  return { refused: { reason, complaint: fieldErrors(read.error)[0]?.message ?? '' } };
}
