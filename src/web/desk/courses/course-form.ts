import { data, redirect } from 'react-router';
import { answerTo } from '#domain/courses/course-change.ts';
import { COURSE_CANCELLED, courseSchema, LECTURER_UNKNOWN, TYPE_UNKNOWN } from '#domain/courses/course-fields.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import type { Permitted } from '#domain/staff/permissions.ts';
import { instant } from '#server/clock.ts';
import { listClashes } from '#server/courses/course-clashes.ts';
import { findFreeSlug } from '#server/courses/course-queries.ts';
import { createCourse, updateCourse } from '#server/courses/courses.ts';
import { appOf } from '#web/context.ts';
import { justDoneQuery } from '#web/desk/kit/just-done.ts';
import type { RequestArgs } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { courseList } from './course-list.ts';
import { type CourseFormAnswer, type CourseOpening, questionAbout } from './course-opening.ts';
import { occupancyPath } from './course-paths.ts';
import { draftFrom, draftOf, fieldsOf, proposedSlug } from './draft.ts';

/** Saves the form of a course and redirects to the list, or shows everything again with the errors. */
export async function saveCourseForm(args: RequestArgs, staff: Permitted<'office'>, opening: CourseOpening) {
  const app = appOf(args.context);
  const { texts: form } = await readForm(args);
  const { course } = opening;
  const draft = draftFrom(form, opening.draft);
  const version = Number(form.get('version')) || 0;
  const refuse = (status: number, answer: Partial<CourseFormAnswer>) =>
    data<CourseFormAnswer>({ draft, version, errors: [], ...answer }, { status });

  const freeSlug = await findFreeSlug(app.db, proposedSlug(draft), course?.id);
  const read = courseSchema.safeParse(fieldsOf(draft, course?.id, freeSlug, opening));
  if (!read.success) return refuse(422, { errors: fieldErrors(read.error) });
  // a user who has not seen the last version is shown that version before any other question
  const hasSeenLast = course === undefined || version === opening.version;
  const question = hasSeenLast ? questionAbout(opening, read.data) : undefined;
  if (question && form.get('confirmed') !== answerTo(question)) return refuse(409, { question });
  const sending = { seenVersion: version, sendEmails: form.has('sendEmail') };
  const { result, at } = await app.change(staff, async (change) => ({
    result: await (course ? updateCourse(change, course.id, read.data, sending) : createCourse(change, read.data)),
    at: instant(change),
  }));
  switch (result.outcome) {
    case 'saved': {
      const clashes = await listClashes(app.db, [result.course]);
      const doneAt = course && at;
      // the page of the course shows its clashes; the list would not
      if (clashes.length > 0) return redirect(occupancyPath(result.course.id, doneAt), 303);
      return redirect(courseList.at(args.url.searchParams, justDoneQuery({ doneAt })), 303);
    }
    case 'not-found':
      throw data(null, { status: 404 });
    case 'changed-meanwhile':
      return refuse(412, { version: result.course.version, theirs: draftOf(result.course) });
    case 'id-taken':
    case 'slug-taken':
      return refuse(409, { errors: [SLUG_TAKEN] });
    case 'type-unknown':
      return refuse(422, { errors: [TYPE_UNKNOWN] });
    case 'course-cancelled':
      return refuse(409, { errors: [{ field: 'form', message: COURSE_CANCELLED }] });
    case 'lecturer-unknown':
      return refuse(422, { errors: [LECTURER_UNKNOWN] });
  }
}

const SLUG_TAKEN: FieldError = { field: 'slug', message: 'Tento slug už má iný kurz. Zmeňte ho.' };
