import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';

/**
 * Puts an entry back on the waitlist or takes it off; does nothing where that is so already. An applicant whose seats
 * of a requested date end by a staff decision requests no other one.
 */
export async function setWaitlisted(change: Change, entryId: string | null, isWaitlisted: boolean): Promise<void> {
  if (entryId === null) return;
  await change.lock('waitlistEntry', entryId);
  const moved = await change.db
    .updateTable('waitlistEntry')
    .set({ endedAt: isWaitlisted ? null : instant(change) })
    .where('id', '=', entryId)
    .where('endedAt', isWaitlisted ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (moved) change.record({ noun: 'waitlistEntry', id: entryId, verb: isWaitlisted ? 'resumed' : 'ended' });
}
