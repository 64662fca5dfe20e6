import type { RecordedEvent } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { UndoOutcome } from '#server/events/undoable-events.ts';
import { undoMoves } from '#server/sign-ups/sign-up-undo.ts';
import { findCourse } from './course-queries.ts';

/**
 * Restores the course the actor cancelled, with the sign-ups that were cancelled with it; the e-mails about the
 * cancellation are not sent. Counts the course as one. Does nothing if the course was changed since.
 */
export async function undoCancellation(
  change: StaffChange<'office'>,
  { nounId: id, at, before }: RecordedEvent,
): Promise<UndoOutcome> {
  await change.lock('course', id);
  const course = await findCourse(change.db, id);
  if (course?.cancelledAt !== at || before?.status === undefined) return { undone: 0, skipped: 1 };
  const status = before.status as typeof course.status;
  await change.db
    .updateTable('course')
    .set({ status, cancelledAt: null, version: course.version + 1, updatedAt: instant(change) })
    .where('id', '=', id)
    .execute();
  change.record({
    noun: 'course',
    id,
    verb: 'undone',
    before: { cancelledAt: at },
    after: { status, cancelledAt: null },
  });
  change.announce('courses');
  change.seats(id);
  const { undone, skipped } = await undoMoves(change, at);
  return { undone: undone + 1, skipped };
}
