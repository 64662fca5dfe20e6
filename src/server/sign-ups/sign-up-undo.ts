import { type Done, type UndoableMove, undoableMoves } from '#domain/sign-ups/sign-up-undo.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { StaffChange } from '#server/change.ts';
import { listUndoableEvents, type Reading, type UndoOutcome } from '#server/events/undoable-events.ts';
import { voidOffersOf } from '#server/seat-offers/course-offers.ts';
import { returnToWaitlist } from '#server/waitlist/return-to-waitlist.ts';
import { undoMove } from './undo-move.ts';

/** What this member of staff did at that instant, as long as it can be undone. */
export async function findUndoable(reading: Reading, staff: StaffMember, at?: string): Promise<Done | undefined> {
  const moves = await listUndoable(reading, staff, at);
  const [first] = moves;
  if (!first) return undefined;
  const places = Number(first.after?.places) || undefined;
  return { verb: first.verb, count: moves.length, at: first.at, ...(places && { places }) };
}

async function listUndoable(reading: Reading, staff: StaffMember, at: string | undefined): Promise<UndoableMove[]> {
  return undoableMoves(await listUndoableEvents(reading, { noun: 'signUp', staff, at }));
}

/**
 * Undoes what the actor did to sign-ups at that instant: each returns to its earlier state, and waiting emails are not
 * sent. One whose seats are taken by now stays as it is. Does nothing after the time for undoing is over.
 */
export async function undoMoves(change: StaffChange<'office'>, at: string): Promise<UndoOutcome> {
  const moves = await listUndoable(change, change.actor, at);
  const ids = moves.map(({ nounId }) => nounId);
  const courseIds = ids.length > 0 ? await lockAll(change, moves) : [];
  const offered: string[] = [];
  // the freed seats may be offered to others by now: their emails have not been sent either
  for (const courseId of courseIds) offered.push(...(await voidOffersOf(change, courseId, at)));
  let undone = 0;
  // the last one first
  for (const move of moves.toReversed()) if (await undoMove(change, move)) undone += 1;
  for (const id of offered) if (!ids.includes(id)) await returnToWaitlist(change, id);
  change.seats(...courseIds);
  return { undone, skipped: moves.length - undone };
}

/** Locks the sign-ups with their present and earlier courses; returns the ids of those courses. */
async function lockAll(change: StaffChange<'office'>, moves: readonly UndoableMove[]): Promise<string[]> {
  const ids = moves.map(({ nounId }) => nounId);
  const current = await change.db.selectFrom('signUp').select('courseId').distinct().where('id', 'in', ids).execute();
  const earlierCourseIds = moves.map(({ before }) => before?.courseId);
  const courseIds = new Set(
    [...current.map(({ courseId }) => courseId), ...earlierCourseIds].filter((id) => typeof id === 'string'),
  );
  await change.lock('course', ...courseIds);
  await change.lock('signUp', ...ids);
  return [...courseIds];
}
