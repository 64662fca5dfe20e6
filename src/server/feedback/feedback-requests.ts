import { daysLater } from '#domain/day.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { dayAndTime, today } from '#server/clock.ts';
import { lockCourse } from '#server/courses/course-queries.ts';
import { enqueueEmails } from '#server/emails/outbox.ts';
import { listActiveSignUps } from '#server/sign-ups/affected-sign-ups.ts';
import { emailToApplicant, listEmailed } from '#server/sign-ups/sign-up-emails.ts';

/** A later question would not be about a course that people remember. */
const DAYS_AFTER_MAX = 7;

/**
 * Asks the applicants of courses that ended the day before how they were (decision 0066). If a run was missed, `dueAt`
 * (ISO, UTC) is that of the first missed one.
 */
export async function requestFeedback(app: Pick<App, 'change' | 'db' | 'now'>, dueAt: string): Promise<void> {
  const courses = await app.db
    .selectFrom('course')
    .select('id')
    .where(({ fn }) => fn.coalesce('dateTo', 'date'), '>=', daysLater(dayAndTime(dueAt).day, -1))
    .where(({ fn }) => fn.coalesce('dateTo', 'date'), '>=', daysLater(today(app), -DAYS_AFTER_MAX))
    .where(({ fn }) => fn.coalesce('dateTo', 'date'), '<', today(app))
    .where('cancelledAt', 'is', null)
    .execute();
  for (const { id } of courses)
    await app.change({ kind: 'job', id: 'feedback-requests' }, (change) => requestFeedbackOnCourse(change, id));
}

async function requestFeedbackOnCourse(change: Change, courseId: string): Promise<void> {
  const course = await lockCourse(change, courseId);
  const asked = await listEmailed(change.db, courseId, 'feedbackRequested');
  const present = await listPresent(change, courseId);
  const signUps = (await listActiveSignUps(change.db, courseId)).filter(
    ({ id, status, email }) =>
      // where the attendance was not marked at all, everybody is taken to have been there
      status === 'confirmed' && email !== '' && !asked.has(id) && (present.size === 0 || present.has(id)),
  );
  for (const { id } of signUps) change.record({ noun: 'signUp', id, verb: 'feedbackRequested' });
  await enqueueEmails(
    change,
    signUps.map((signUp) => emailToApplicant('feedbackRequested', signUp, course, {})),
  );
}

/** The sign-ups of which somebody was there. */
async function listPresent({ db }: Change, courseId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('participant', 'participant.id', 'attendance.participantId')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .select('signUp.id')
    .distinct()
    .where('courseId', '=', courseId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
