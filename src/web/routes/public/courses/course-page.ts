import { data, redirect } from 'react-router';
import { VISITOR } from '#domain/actor.ts';
import { type CourseWithSeats, courseStage } from '#domain/courses/course.ts';
import { type CourseType, hoursOf } from '#domain/courses/course-type.ts';
import { daysAhead } from '#domain/day.ts';
import { lawReference } from '#domain/page-texts/laws.ts';
import { REPEAT_QUESTION } from '#domain/sign-ups/earlier-sign-up.ts';
import { COURSE_CLOSED } from '#domain/sign-ups/sign-up.ts';
import { COURSE_NOT_OFFERED } from '#domain/sign-ups/sign-up-fields.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { listNextDates } from '#server/courses/offered-courses.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { findCourseLecturer } from '#server/staff/lecturers.ts';
import { visitContext } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { formRefusal, tooFastRefusal } from '#web/forms/form-refusal.ts';
import { readSignUpForm, submittedSignUp } from '#web/forms/sign-up-request.ts';
import { cite } from '#web/texts/laws.ts';
import { OUTCOME_ID } from '#web/ui/shared/use-sent-form.tsx';
import type { StoredSignUp } from '#web/ui/site/sign-up/post-sign-up.ts';
import type { Route } from './+types/course';

// Shared by the pages of a course: the public one, the private one, and the preview.

/** The data its page shows besides the course itself. */
export async function readCourseContext(app: App, course: CourseWithSeats) {
  const stage = courseStage(course, today(app));
  const [type, lecturer, nextDates] = await Promise.all([
    course.courseTypeId ? findCourseType(app.db, course.courseTypeId) : undefined,
    findCourseLecturer(app.db, course.id),
    stage === 'cancelled' ? listNextDates(app.db, course, today(app)) : [],
  ]);
  const ahead = stage === 'open' ? daysAhead(today(app), course.date) : undefined;
  return {
    stage,
    ahead,
    hours: hoursOf(course, type),
    issuedDocument: type && describeDocument(type),
    lecturer,
    nextDates,
  };
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
  return { status: signUp.status, seats: signUp.seats };
}

/** The path of the course's page, and the code of a private course for its sign-up. */
interface SignUpTarget {
  path: string;
  courseCode?: string;
}

/** Handles the sign-up form sent without scripts. */
export async function signUpByForm(
  args: Pick<Route.ActionArgs, 'context' | 'request'>,
  course: CourseWithSeats,
  { path, courseCode }: SignUpTarget,
) {
  const visit = args.context.get(visitContext);
  const form = await readForm(args);
  const values = submittedSignUp(form.texts);
  const refusal = formRefusal(visit, form.texts, values);
  if (refusal) return refusal;
  const signUp = await readSignUpForm(form);
  if (!signUp.valid) return data({ errors: signUp.errors, values }, 422);
  const tooFast = tooFastRefusal(visit, values);
  if (tooFast) return tooFast;
  const result = await visit.app.change(VISITOR, (change) =>
    submitSignUp(change, { ...signUp, course: { courseId: course.id, courseCode } }),
  );
  if (result.outcome === 'stored') return redirect(`${path}?prihlaska=${result.id}#${OUTCOME_ID}`, 303);
  if (result.outcome === 'repeated')
    return data({ errors: [{ field: 'repeat', message: REPEAT_QUESTION }], values }, 422);
  const message = result.outcome === 'course-closed' ? COURSE_CLOSED[result.stage] : COURSE_NOT_OFFERED;
  return data({ errors: [{ field: 'course', message }], values }, 422);
}

/** The document participants receive according to the course's type, with the legal provision for its validity. */
function describeDocument({ document, validityMonths, validityBasis, validityLaw }: CourseType) {
  const law = validityLaw ? cite(lawReference(validityLaw)) : undefined;
  return { document, validityMonths, validityBasis, law };
}
