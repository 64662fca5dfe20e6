import {
  type Done,
  UNDO_GRACE_SECONDS,
  UNDO_SECONDS,
  type UndoableMove,
  undoableMoves,
} from '#domain/sign-ups/sign-up-undo.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { listEventsOf } from '#server/events/events.ts';
import { voidOffersOf } from '#server/seat-offers/course-offers.ts';
import { offerFreeSeats } from '#server/seat-offers/offer-seats.ts';
import { returnToWaitlist } from '#server/waitlist/return-to-waitlist.ts';
import { undoMove } from './undo-move.ts';

/** What this member of staff did at that instant, as long as it can be undone. */
export async function findUndoable(reading: Reading, staff: StaffMember, at = ''): Promise<Done | undefined> {
  const moves = await listUndoable(reading, staff, at);
  const [first] = moves;
  return first && { verb: first.verb, count: moves.length, at };
}

interface Reading {
  db: Db;
  now(): Temporal.Instant;
}

async function listUndoable({ db, now }: Reading, staff: StaffMember, at: string): Promise<UndoableMove[]> {
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
  const courseIds = ids.length > 0 ? await lockAll(change, moves) : [];
  const offered: string[] = [];
  // the seats that were freed may be offered to others by now: their letters have not left either
  for (const courseId of courseIds) offered.push(...(await voidOffersOf(change, courseId, at)));
  let undone = 0;
  // the last one first
  for (const move of moves.toReversed()) if (await undoMove(change, move)) undone += 1;
  for (const id of offered) if (!ids.includes(id)) await returnToWaitlist(change, id);
  if (undone > 0) change.announce('seats');
  for (const courseId of courseIds) await offerFreeSeats(change, courseId);
  return { undone, kept: moves.length - undone };
}

/** Locks the sign-ups with the courses they stand on and stood on; answers which those are. */
async function lockAll(change: StaffChange<'office'>, moves: readonly UndoableMove[]): Promise<string[]> {
  const ids = moves.map(({ nounId }) => nounId);
  const stand = await change.db.selectFrom('signUp').select('courseId').distinct().where('id', 'in', ids).execute();
  const stood = moves.map(({ before }) => before?.courseId);
  const courseIds = new Set(
    [...stand.map(({ courseId }) => courseId), ...stood].filter((id) => typeof id === 'string'),
  );
  await change.lock('course', ...courseIds);
  await change.lock('signUp', ...ids);
  return [...courseIds];
}
