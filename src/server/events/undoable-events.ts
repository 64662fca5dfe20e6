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

/** How many things of one action were undone, and how many were not, because another user has changed them since. */
export interface UndoOutcome {
  undone: number;
  skipped: number;
}

/** The events by this member of staff on things of a kind at that instant, in order; none once undoing is too late. */
export async function listUndoableEvents(
  { db, now }: Reading,
  { noun, staff, at = '' }: { noun: Noun; staff: Pick<StaffMember, 'id'>; at: string | undefined },
): Promise<RecordedEvent[]> {
  if (!isStillUndoable({ now }, at)) return [];
  return listEventsOf(db, { noun, actorId: staff.id, at });
}

/** Whether what was done at that instant can still be undone. */
export function isStillUndoable({ now }: Pick<Reading, 'now'>, at: string): boolean {
  return at >= instant({ now }, { seconds: -UNDO_SECONDS_IN_ALL });
}
