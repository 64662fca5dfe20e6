import { type CourseStage, type CourseWithSeats, coursePath, courseStage } from '#domain/courses/course.ts';
import { privateCoursePath } from '#domain/courses/course-access.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import { type CourseType, hoursOf } from '#domain/courses/course-type.ts';
import { isUncounted, requestedSeats, seatsOnOffer } from '#domain/courses/seats.ts';
import { daysAhead } from '#domain/day.ts';
import { lawReference } from '#domain/page-texts/laws.ts';
import { COURSE_NOT_OFFERED } from '#domain/sign-ups/sign-up-fields.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { listDatesWithSeats, listNextDates } from '#server/courses/offered-courses.ts';
import { findMovedNumbers } from '#server/payers/payers.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { findCourseLecturer } from '#server/staff/lecturers.ts';
import { appOf } from '#web/context.ts';
import { readSignUpForm, storeSignUp } from '#web/forms/sign-up-request.ts';
import { type Refusal, readVisitorsForm, type StoredForm } from '#web/forms/visitors-forms.ts';
import { cite } from '#web/shared/laws.ts';
import { OUTCOME_ID } from '#web/shared/use-sent-form.tsx';
import type { StoredSignUp } from '#web/site/sign-up/sign-up-form.tsx';
import type { Route } from './+types/course';

// Shared by the pages of a course: the public one, the private one, and the preview.

export type CourseContext = Awaited<ReturnType<typeof readCourseContext>>;

/** The data its page shows besides the course itself. */
export async function readCourseContext(app: App, course: CourseWithSeats) {
  const stage = courseStage(course, today(app));
  const [type, lecturer, nextDates] = await Promise.all([
    findCourseType(app.db, course.courseTypeId),
    findCourseLecturer(app.db, course.id),
    listOtherDates(app, course, stage),
  ]);
  const ahead = stage === 'open' ? daysAhead(today(app), course.date) : undefined;
  return {
    stage,
    /** „o 45 dní“; only for an open course. */
    ahead,
    /** On each of its days; empty when not entered. */
    hours: hoursOf({ ...course, typeHours: type?.hours }),
    issuedDocument: type && describeDocument(type),
    lecturer,
    nextDates,
  };
}

/** The dates to choose instead of a cancelled course, or of a full one, those with a seat. */
async function listOtherDates(app: App, course: CourseWithSeats, stage: CourseStage): Promise<NextDate[]> {
  if (stage === 'cancelled') return listNextDates(app.db, course, today(app));
  if (stage === 'open' && seatsOnOffer(course) === 0) return listDatesWithSeats(app.db, course, 1, today(app));
  return [];
}

/** The current state of a sign-up sent without scripts; undefined for an unknown, foreign or cancelled one. */
export async function findSentSignUp(
  { db }: App,
  { id }: CourseWithSeats,
  query: URLSearchParams,
): Promise<StoredSignUp | undefined> {
  const signUpId = query.get('prihlaska');
  const signUp = signUpId ? await findSignUp(db, signUpId) : undefined;
  if (signUp?.courseId !== id || signUp.status === 'cancelled') return undefined;
  const { status, seats, applicant, numberOfWorkers } = signUp;
  const moved = await findMovedNumbers(db, signUp.id);
  return { status, seats, isUncounted: isUncounted(applicant, numberOfWorkers), moved };
}

/** Handles the sign-up form; the course may have been hidden or deleted since its page was opened. */
export async function sendSignUp(
  args: Pick<Route.ActionArgs, 'context' | 'request'>,
  course: CourseWithSeats | undefined,
  courseCode?: string,
): Promise<StoredForm | Refusal> {
  if (!course) return { status: 404, errors: [{ field: 'courseName', message: COURSE_NOT_OFFERED }] };
  const signUp = await readVisitorsForm(args, readSignUpForm);
  if (!signUp.valid) return signUp;
  const result = await storeSignUp(appOf(args.context), { ...signUp, course: { courseId: course.id, courseCode } });
  if ('errors' in result) return result;
  const { id, status } = result;
  const { applicant, numberOfWorkers } = signUp.fields;
  const moved = signUp.payer?.moved ?? [];
  const stored: StoredSignUp = {
    status,
    seats: requestedSeats(applicant, numberOfWorkers),
    isUncounted: isUncounted(applicant, numberOfWorkers),
    moved,
  };
  const path = course.isPrivate && courseCode ? privateCoursePath(courseCode) : coursePath(course.slug);
  return { stored, path: `${path}?prihlaska=${id}#${OUTCOME_ID}` };
}

/** The document participants receive according to the course's type, with the legal provision for its validity. */
function describeDocument({ document, validityMonths, validityBasis, validityLaw }: CourseType) {
  const law = validityLaw ? cite(lawReference(validityLaw)) : undefined;
  return { document, validityMonths, validityBasis, law };
}
