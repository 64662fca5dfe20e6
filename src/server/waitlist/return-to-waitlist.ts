import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { moveParticipants } from '#server/sign-ups/participants.ts';
import { undoDeadline } from '#server/undo/undo-time.ts';

/**
 * Returns an applicant who does not or cannot come to this date to the waitlist for another: their sign-up ends. Does
 * nothing where the sign-up did not come from the waitlist.
 */
export async function returnToWaitlist(change: Change, signUpId: string): Promise<void> {
  const { db } = change;
  const returned = await db
    .updateTable('signUp')
    .set({ status: 'cancelled', cancelledAt: instant(change) })
    .where('id', '=', signUpId)
    .where('status', '=', 'waiting')
    .where('waitlistEntryId', 'is not', null)
    .returning(['courseId', 'waitlistEntryId'])
    .executeTakeFirst();
  if (!returned) return;
  await moveParticipants(change, { id: signUpId, status: 'waiting' }, 'cancelled');
  change.record({
    noun: 'signUp',
    id: signUpId,
    verb: 'returnedToWaitlist',
    before: { status: 'waiting' },
    after: { status: 'cancelled' },
  });
  change.seats(returned.courseId);
  offerDatesSoon(change, returned.waitlistEntryId);
}

/** Schedules offers of other dates to an entry that waits again, once the change that caused it cannot be undone. */
export function offerDatesSoon(change: Change, waitlistEntryId: string | null): void {
  if (waitlistEntryId === null) return;
  change.enqueue({ kind: 'date-offers', key: waitlistEntryId, dueAt: undoDeadline(change) });
}
