import { freeSeats } from '#domain/courses/seats.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { type Done, UNDO_GRACE_SECONDS, UNDO_SECONDS, undoableMoves } from '#domain/sign-ups/sign-up-undo.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { findCourse } from '#server/courses/courses.ts';
import type { Db } from '#server/db/database.ts';
import { listEventsOf } from '#server/events/events.ts';
import { withdrawLetters } from '#server/letters/letter-withdrawal.ts';
import { voidOffersOf } from '#server/seat-offers/course-offers.ts';
import { offerFreeSeats } from '#server/seat-offers/offer-seats.ts';
import { setAwaiting } from '#server/waitlist/set-awaiting.ts';
import { moveParticipants } from './participants.ts';
import { findSignUp } from './sign-ups.ts';

/** What this member of staff did at that instant, as long as it can be undone. */
export async function findUndoable(reading: Reading, staff: StaffMember, at = ''): Promise<Done | undefined> {
  const moves = await listUndoable(reading, staff, at);
  const [first] = moves;
  return first && { verb: first.verb as Done['verb'], count: moves.length, at };
}

interface Reading {
  db: Db;
  now(): Temporal.Instant;
}

async function listUndoable({ db, now }: Reading, staff: StaffMember, at: string): Promise<RecordedEvent[]> {
  if (at < instant({ now }, { seconds: -UNDO_SECONDS - UNDO_GRACE_SECONDS })) return [];
  return undoableMoves(await listEventsOf(db, { noun: 'signUp', actorId: staff.id, at }));
}

/** How much of it was undone: of what somebody else has touched since, or whose seats are taken, nothing is. */
export interface UndoOutcome {
  undone: number;
  kept: number;
}

/**
 * Undoes what the actor did to sign-ups at that instant: each stands where it stood, and the letters that wait do not
 * leave. Nothing after the time for it is over.
 */
export async function undoMoves(change: StaffChange<'office'>, at: string): Promise<UndoOutcome> {
  const moves = await listUndoable(change, change.actor, at);
  const ids = moves.map(({ nounId }) => nounId);
  const courseIds = ids.length > 0 ? await lockAll(change, ids) : [];
  // the seats that were freed may be offered to others by now: their letters have not left either
  for (const courseId of courseIds) await voidOffersOf(change, courseId, at);
  let undone = 0;
  for (const move of moves) if (await undoOne(change, move)) undone += 1;
  if (undone > 0) change.announce('seats');
  for (const courseId of courseIds) await offerFreeSeats(change, courseId);
  return { undone, kept: moves.length - undone };
}

/** Where a sign-up stands; the event of a move tells it as it was and as it is. */
type Standing = Pick<SignUp, 'courseId' | 'status' | 'reviewedAt' | 'cancelledAt'>;

function standsAt(signUp: SignUp, { courseId, status, reviewedAt, cancelledAt }: Standing): boolean {
  return (
    signUp.courseId === courseId &&
    signUp.status === status &&
    signUp.reviewedAt === reviewedAt &&
    signUp.cancelledAt === cancelledAt
  );
}

async function undoOne(change: StaffChange<'office'>, move: RecordedEvent): Promise<boolean> {
  const { nounId: id, at } = move;
  const signUp = await findSignUp(change.db, id);
  const [before, after] = [move.before, move.after] as [Standing | null, Standing | null];
  // erased, or moved on since
  if (!signUp || !before || !after || !standsAt(signUp, after)) return false;
  const { status, reviewedAt, cancelledAt } = before;
  if (!(await hasSeats(change, signUp, before))) return false;
  if (!(await withdrawLetters(change, { noun: 'signUp', id }, at))) return false;
  await change.db.updateTable('signUp').set({ status, reviewedAt, cancelledAt }).where('id', '=', id).execute();
  await moveParticipants(change, signUp, status);
  if (signUp.status === 'cancelled') await setAwaiting(change, signUp.waitlistEntryId, true);
  change.record({ noun: 'signUp', id, verb: 'undone', before: { status: signUp.status }, after: { status } });
  return true;
}

/** Whoever was cancelled and comes back needs the seats once more. */
async function hasSeats(change: Change, { courseId, status, seats }: SignUp, before: Standing): Promise<boolean> {
  if (status === 'confirmed' || before.status !== 'confirmed') return true;
  const course = courseId === null ? undefined : await findCourse(change.db, courseId);
  return course !== undefined && seats <= freeSeats(course);
}

/** Answers whose courses are locked. */
async function lockAll(change: StaffChange<'office'>, ids: readonly string[]): Promise<string[]> {
  const courses = await change.db
    .selectFrom('signUp')
    .select('courseId')
    .distinct()
    .where('id', 'in', ids)
    .where('courseId', 'is not', null)
    .execute();
  const courseIds = courses.map(({ courseId }) => courseId as string);
  await change.lock('course', ...courseIds);
  await change.lock('signUp', ...ids);
  return courseIds;
}
