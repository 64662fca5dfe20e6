import { type ChosenOutcome, chosenOutcome } from '#domain/chosen-rows.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { WhyEntrySkipped } from '#domain/waitlist/waitlist-entry.ts';
import type { StaffChange } from '#server/change.ts';
import { listUndoableEvents, type Reading, type UndoOutcome } from '#server/events/undoable-events.ts';
import { entryState } from './requested-dates.ts';
import { endWaitlistEntry, resumeWaitlistEntry } from './waitlist.ts';

/** Staff remove the chosen entries that wait from the list; those with an offer or seats by now stay. */
export async function endWaitlistEntries(
  change: StaffChange<'office'>,
  ids: readonly string[],
): Promise<ChosenOutcome<WhyEntrySkipped>> {
  if (ids.length === 0) return chosenOutcome([]);
  await change.lock('waitlistEntry', ...ids);
  const entries = await change.db
    .selectFrom('waitlistEntry')
    .select(['id', entryState])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { id, state } of entries) if (state === 'waiting') await endWaitlistEntry(change, id);
  return chosenOutcome([
    ...entries.map(({ state }) => (state === 'waiting' ? 'done' : 'not-waiting')),
    ...Array.from({ length: ids.length - entries.length }, () => 'gone' as const),
  ]);
}

/** The entries this member of staff removed from the list at that instant, as long as it can be undone. */
export async function findUndoableEndings(reading: Reading, staff: StaffMember, at?: string) {
  const events = await listEndings(reading, staff, at);
  return events[0] && { count: events.length, at: events[0].at };
}

/** Restores the entries the actor removed from the list at that instant, in their former places. */
export async function undoEndings(change: StaffChange<'office'>, at: string): Promise<UndoOutcome> {
  const ids = (await listEndings(change, change.actor, at)).map(({ nounId }) => nounId);
  if (ids.length === 0) return { undone: 0, skipped: 1 };
  await change.lock('waitlistEntry', ...ids);
  const stillEnded = await change.db
    .selectFrom('waitlistEntry')
    .select('id')
    .where('id', 'in', ids)
    .where('endedAt', '=', at)
    .orderBy('id')
    .execute();
  for (const { id } of stillEnded) await resumeWaitlistEntry(change, id);
  return { undone: stillEnded.length, skipped: ids.length - stillEnded.length };
}

async function listEndings(reading: Reading, staff: StaffMember, at: string | undefined) {
  const events = await listUndoableEvents(reading, { noun: 'waitlistEntry', staff, at });
  return events.filter(({ verb }) => verb === 'ended');
}
