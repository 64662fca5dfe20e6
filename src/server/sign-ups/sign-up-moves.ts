import type { CourseWithSeats } from '#domain/courses/course.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { allowsMove, type SignUpMove, seatObstacle } from '#domain/sign-ups/sign-up-moves.ts';
import type { App } from '#server/app.ts';
import { instant, today } from '#server/clock.ts';
import { findCourse } from '#server/courses/courses.ts';
import type { Db } from '#server/db/database.ts';
import { dropUntrueLetters, enqueueApplicantLetter } from './sign-up-letters.ts';
import { findSignUp, toldColumn } from './sign-ups.ts';

export type MoveOutcome =
  | { outcome: 'done' }
  | { outcome: 'not-found' | 'not-allowed' | 'course-gone' | 'course-past' }
  | { outcome: 'no-seats'; free: number; wanted: number };

interface MoveOptions {
  /** Whether the applicant is told by letter. */
  sendLetter: boolean;
}

/**
 * Staff confirm a sign-up: a new one counts as seen; a substitute gets seats if there are enough, and a
 * letter that says so. A new one has had its letter already.
 */
export function confirmSignUp(app: App, id: string, { sendLetter }: MoveOptions): Promise<MoveOutcome> {
  return moveSignUp(app, id, 'confirm', async (db, signUp, course) => {
    const isSubstitute = signUp.status === 'waiting';
    const refusal = refusalOf(app, signUp, course, isSubstitute ? signUp.seats : 0);
    if (refusal) return refusal;
    const confirmed: SignUp = { ...signUp, status: 'confirmed', reviewedAt: instant(app) };
    const isTold = sendLetter && isSubstitute;
    if (isTold) await enqueueApplicantLetter(app, db, confirmed, course);
    return keep(db, confirmed, isTold ? course : undefined);
  });
}

/** Staff cancel a sign-up: its seats are free at once and the applicant gets a letter. */
export function cancelSignUp(app: App, id: string, { sendLetter }: MoveOptions): Promise<MoveOutcome> {
  return moveSignUp(app, id, 'cancel', async (db, signUp, course) => {
    const now = instant(app);
    const cancelled: SignUp = {
      ...signUp,
      status: 'cancelled',
      reviewedAt: signUp.reviewedAt ?? now,
      cancelledAt: now,
    };
    if (sendLetter) await enqueueApplicantLetter(app, db, cancelled, course);
    return keep(db, cancelled);
  });
}

/**
 * Staff bring a cancelled sign-up back, with its seats if there are enough or as a substitute if they say so. A
 * substitute returns to its former place: the queue goes by the time of receipt alone, and it was staff who took it out.
 */
export function restoreSignUp(
  app: App,
  id: string,
  { as, sendLetter }: MoveOptions & { as: 'confirmed' | 'waiting' },
): Promise<MoveOutcome> {
  return moveSignUp(app, id, 'restore', async (db, signUp, course) => {
    const refusal = refusalOf(app, signUp, course, as === 'confirmed' ? signUp.seats : 0);
    if (refusal) return refusal;
    const now = instant(app);
    const restored: SignUp = {
      ...signUp,
      status: as,
      // one that was cancelled unseen is seen now
      reviewedAt: signUp.reviewedAt === signUp.cancelledAt ? now : signUp.reviewedAt,
      restoredAt: now,
      restorations: signUp.restorations + 1,
    };
    if (sendLetter) await enqueueApplicantLetter(app, db, restored, course);
    return keep(db, restored, sendLetter ? course : undefined);
  });
}

/** Why the sign-up cannot have so many seats more on its course, or a place in its queue. */
function refusalOf(
  app: App,
  signUp: SignUp,
  course: CourseWithSeats | undefined,
  wanted: number,
): MoveOutcome | undefined {
  const obstacle = seatObstacle(signUp, today(app));
  if (obstacle) return { outcome: obstacle };
  if (!course) return { outcome: 'course-gone' };
  const free = freeSeats(course);
  return wanted > free ? { outcome: 'no-seats', free, wanted } : undefined;
}

/** Writes where the sign-up stands now; `told` is the course as a letter has just told the applicant. */
async function keep(db: Db, signUp: SignUp, told?: CourseWithSeats): Promise<MoveOutcome> {
  const { id, status, reviewedAt, cancelledAt, restoredAt, restorations } = signUp;
  await db
    .updateTable('signUp')
    .set({ status, reviewedAt, cancelledAt, restoredAt, restorations, ...(told && { told: toldColumn(told) }) })
    .where('id', '=', id)
    .execute();
  await dropUntrueLetters(db, signUp);
  return { outcome: 'done' };
}

async function moveSignUp(
  app: App,
  id: string,
  move: SignUpMove,
  work: (db: Db, signUp: SignUp, course: CourseWithSeats | undefined) => Promise<MoveOutcome>,
): Promise<MoveOutcome> {
  const found = await findSignUp(app.db, id);
  if (!found) return { outcome: 'not-found' };
  const result = await app.holdingCourse(app.db, found.courseId ?? '', async (db): Promise<MoveOutcome> => {
    // a sign-up whose course is gone has no course to hold: writing its own row holds it until the end
    await db.updateTable('signUp').set({ id }).where('id', '=', id).execute();
    const signUp = await findSignUp(db, id);
    if (!signUp) return { outcome: 'not-found' };
    if (!allowsMove(signUp, move)) return { outcome: 'not-allowed' };
    return work(db, signUp, signUp.courseId ? await findCourse(db, signUp.courseId) : undefined);
  });
  if (result.outcome === 'done') {
    app.changes.announce('courses');
    app.changes.announce('letters');
  }
  return result;
}
