import type { ActiveStatus, SignUp } from '#domain/sign-ups/sign-up.ts';
import { allowsMove, refuseSeats, type SeatRefusal, type SignUpMove } from '#domain/sign-ups/sign-up-moves.ts';
import type { SignUpChange, StaffChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { voidOffer } from '#server/seat-offers/end-offer.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { hasOtherDate, setWaitlisted } from '#server/waitlist/waitlist-moves.ts';
import { type LockedSignUp, lockSignUp } from './lock-sign-up.ts';
import { moveParticipants } from './participants.ts';
import { enqueueApplicantEmail, supersedeEmails } from './sign-up-emails.ts';
import { lastNotifiedColumn } from './sign-up-record.ts';

export type MoveOutcome =
  | PlainOutcome
  /** The applicant from the waitlist has another sign-up by now. */
  | { outcome: 'has-other-date' }
  | SeatRefusal;

/** Of a move that needs no seats. */
export interface PlainOutcome {
  outcome: 'done' | 'not-found' | 'not-allowed';
}

export interface MoveOptions {
  /** Whether the applicant is notified by email, where an e-mail is known. */
  sendEmail: boolean;
}

/** Staff have read a new sign-up; it got its seats and its email when it was received (decision 0004). */
export function readSignUp(change: StaffChange<'office'>, id: string): Promise<PlainOutcome> {
  return moveSignUp(change, id, 'read', async ({ signUp: { courseId, status } }) => {
    const reviewedAt = instant(change);
    await change.db.updateTable('signUp').set({ reviewedAt }).where('id', '=', id).execute();
    const [before, after] = [null, reviewedAt].map((reviewedAt) => ({ courseId, status, reviewedAt }));
    change.record({ noun: 'signUp', id, verb: 'read', before, after });
    return { outcome: 'done' };
  });
}

/** Staff confirm a substitute: it gets seats if there are enough, and an email that says so. */
export function confirmSignUp(
  change: StaffChange<'office'>,
  id: string,
  { sendEmail }: MoveOptions,
): Promise<MoveOutcome> {
  return moveSignUp(change, id, 'confirm', async ({ signUp, course }) => {
    const held = (await findOpenOffer(change.db, id))?.seats ?? 0;
    const refusal = refuseSeats(signUp, course, { today: today(change), wanted: signUp.seats, held });
    if (refusal) return refusal;
    const confirmed: SignUp = { ...signUp, status: 'confirmed', reviewedAt: instant(change) };
    return storeMove(change, 'confirmed', { before: signUp, after: confirmed, course, sendEmail });
  });
}

/** Cancels a sign-up: its seats are free at once and the applicant gets an email. */
export function cancelSignUp(change: SignUpChange, id: string, { sendEmail }: MoveOptions): Promise<PlainOutcome> {
  return moveSignUp(change, id, 'cancel', async ({ signUp, course }) => {
    const now = instant(change);
    const cancelled: SignUp = {
      ...signUp,
      status: 'cancelled',
      reviewedAt: signUp.reviewedAt ?? now,
      cancelledAt: now,
    };
    return storeMove(change, 'cancelled', { before: signUp, after: cancelled, course, sendEmail });
  });
}

/**
 * Staff restore a cancelled sign-up, with its seats if there are enough or as a substitute if they choose so. A
 * substitute returns to its former place: the queue goes by the time of receipt alone, and staff had removed it.
 */
export function restoreSignUp(
  change: StaffChange<'office'>,
  id: string,
  { as, sendEmail }: MoveOptions & { as: ActiveStatus },
): Promise<MoveOutcome> {
  return moveSignUp(change, id, 'restore', async ({ signUp, course }) => {
    const wanted = as === 'confirmed' ? signUp.seats : 0;
    const refusal = refuseSeats(signUp, course, { today: today(change), wanted });
    if (refusal) return refusal;
    if (await hasOtherDate(change, signUp)) return { outcome: 'has-other-date' };
    const now = instant(change);
    const restored: SignUp = {
      ...signUp,
      status: as,
      // a sign-up that was cancelled unread counts as read now
      reviewedAt: signUp.reviewedAt === signUp.cancelledAt ? now : signUp.reviewedAt,
      restoredAt: now,
      restorations: signUp.restorations + 1,
    };
    return storeMove(change, 'restored', { before: signUp, after: restored, course, sendEmail });
  });
}

interface Move extends MoveOptions {
  before: SignUp;
  after: SignUp;
  course: LockedSignUp['course'];
}

/** Stores the new state of the sign-up; its applicant gets an email about it, where they are to be notified. */
async function storeMove(
  change: SignUpChange,
  verb: 'confirmed' | 'cancelled' | 'restored',
  { before, after, course, sendEmail }: Move,
): Promise<PlainOutcome> {
  const { id, courseId, status, reviewedAt, cancelledAt, restoredAt, restorations } = after;
  const isNotified = sendEmail && after.email !== '';
  // raised where an email sends the calendar event again
  const calendarSequence = after.calendarSequence + (isNotified && status !== 'waiting' ? 1 : 0);
  await supersedeEmails(change, [id]);
  if (isNotified) {
    const waitsForUndo = verb !== 'restored';
    await enqueueApplicantEmail(change, { ...after, calendarSequence }, course, { waitsForUndo });
  }
  await change.db
    .updateTable('signUp')
    .set({
      status,
      reviewedAt,
      cancelledAt,
      restoredAt,
      restorations,
      calendarSequence,
      ...(isNotified && course && status !== 'cancelled' && { lastNotified: lastNotifiedColumn(course) }),
    })
    .where('id', '=', id)
    .execute();
  await moveParticipants(change, before, status);
  change.record({
    noun: 'signUp',
    id,
    verb,
    before: { courseId, status: before.status, reviewedAt: before.reviewedAt, cancelledAt: before.cancelledAt },
    after: { courseId, status, reviewedAt, cancelledAt },
  });
  if (verb !== 'confirmed') await setWaitlisted(change, after.waitlistEntryId, verb === 'restored');
  await voidOffer(change, id);
  change.seats(courseId);
  return { outcome: 'done' };
}

async function moveSignUp<Outcome extends MoveOutcome>(
  change: SignUpChange,
  id: string,
  move: SignUpMove,
  work: (locked: LockedSignUp) => Promise<Outcome>,
): Promise<Outcome | PlainOutcome> {
  const locked = await lockSignUp(change, id);
  if (!locked) return { outcome: 'not-found' };
  return allowsMove(locked.signUp, move) ? work(locked) : { outcome: 'not-allowed' };
}
