import type { Noun, RecordedEvent } from '#domain/events/event.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { listEventsOf } from './events.ts';

export interface Reading {
  db: Db;
  now(): Temporal.Instant;
}

/** How much of what was done at once was undone: nothing is of what somebody else has touched since. */
export interface UndoOutcome {
  undone: number;
  kept: number;
}

/** What this member of staff did to things of a kind at that instant, in order; nothing once the time for undoing is over. */
export async function listUndoableEvents(
  { db, now }: Reading,
  { noun, staff, at = '' }: { noun: Noun; staff: Pick<StaffMember, 'id'>; at: string | undefined },
): Promise<RecordedEvent[]> {
  if (!isStillUndoable({ now }, at)) return [];
  return listEventsOf(db, { noun, actorId: staff.id, at });
}

/** Whether there is time yet to undo what was done at that instant. */
export function isStillUndoable({ now }: Pick<Reading, 'now'>, at: string): boolean {
  return at >= instant({ now }, { seconds: -UNDO_SECONDS_IN_ALL });
}
