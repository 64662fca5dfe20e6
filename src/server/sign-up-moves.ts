import type { CourseWithSeats } from '#domain/course.ts';
import { freeSeats } from '#domain/seats.ts';
import { allowsMove, type SignUp, type SignUpMove } from '#domain/sign-up.ts';
import type { App } from './app.ts';
import { instant } from './clock.ts';
import { findCourse } from './courses.ts';
import type { Db } from './db/database.ts';
import { enqueueApplicantLetter } from './sign-up-letters.ts';
import { findSignUp } from './sign-ups.ts';

export type MoveOutcome =
  | { outcome: 'done' }
  | { outcome: 'not-found' | 'not-allowed' }
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
    const reviewedAt = instant(app);
    if (signUp.status === 'waiting') {
      if (course && freeSeats(course) < signUp.seats) {
        return { outcome: 'no-seats', free: freeSeats(course), wanted: signUp.seats };
      }
      const confirmed: SignUp = { ...signUp, status: 'confirmed', reviewedAt };
      if (sendLetter) await enqueueApplicantLetter(app, db, confirmed, course);
    }
    await db.updateTable('signUp').set({ status: 'confirmed', reviewedAt }).where('id', '=', id).execute();
    return { outcome: 'done' };
  });
}

/** Staff cancel a sign-up: its seats are free at once and the applicant gets a letter. */
export function cancelSignUp(app: App, id: string, { sendLetter }: MoveOptions): Promise<MoveOutcome> {
  return moveSignUp(app, id, 'cancel', async (db, signUp, course) => {
    const now = instant(app);
    const cancelled: SignUp = { ...signUp, status: 'cancelled', reviewedAt: signUp.reviewedAt ?? now };
    if (sendLetter) await enqueueApplicantLetter(app, db, cancelled, course);
    await db
      .updateTable('signUp')
      .set({ status: 'cancelled', reviewedAt: cancelled.reviewedAt, cancelledAt: now })
      .where('id', '=', id)
      .execute();
    return { outcome: 'done' };
  });
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
