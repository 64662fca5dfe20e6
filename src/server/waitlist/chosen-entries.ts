import { type ChosenOutcome, chosenOutcome } from '#domain/chosen-rows.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import type { WhyEntrySkipped } from '#domain/waitlist/waitlist-entry.ts';
import type { StaffChange } from '#server/change.ts';
import { entryState } from './requested-dates.ts';
import { findWaitlistEntry, resumeWaitlistEntry } from './waitlist.ts';
import { setWaitlisted } from './waitlist-moves.ts';

/** Staff remove the chosen entries that wait from the list; those with an offer or seats by now stay. */
export async function endWaitlistEntries(
  change: StaffChange<'office'>,
  ids: readonly string[],
): Promise<ChosenOutcome<WhyEntrySkipped>> {
  if (ids.length === 0) return chosenOutcome([], 0);
  await change.lock('waitlistEntry', ...ids);
  const entries = await change.db
    .selectFrom('waitlistEntry')
    .select(['id', entryState])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { id, state } of entries) if (state === 'waiting') await setWaitlisted(change, id, false);
  const results = entries.map(({ state }) => (state === 'waiting' ? 'done' : 'not-waiting'));
  return chosenOutcome(results, ids.length);
}

/** Restores an entry that was removed from the list, in its former place, unless it was removed again since. */
export async function undoEnding(change: StaffChange<'office'>, { nounId: id, at }: RecordedEvent): Promise<boolean> {
  const entry = await findWaitlistEntry(change.db, id);
  if (entry?.endedAt !== at) return false;
  await resumeWaitlistEntry(change, id);
  return true;
}
