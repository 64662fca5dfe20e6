import { type ChosenOutcome, chosenOutcome } from '#domain/chosen-rows.ts';
import type { WhyRequestLeftOut } from '#domain/contact-requests/contact-request.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { listUndoableEvents, type Reading, type UndoOutcome } from '#server/events/undoable-events.ts';
import { handleContactRequest, reopenContactRequest } from './contact-requests.ts';

/** Staff have answered all that they chose. */
export async function handleContactRequests(
  change: StaffChange<'office'>,
  ids: readonly string[],
): Promise<ChosenOutcome<WhyRequestLeftOut>> {
  await change.lock('contactRequest', ...ids);
  const requests = ids.length > 0 ? await listHandledTimes(change.db, ids) : [];
  const open = requests.filter(({ handledAt }) => handledAt === null);
  for (const { id } of open) await handleContactRequest(change, id);
  return chosenOutcome([
    ...requests.map(({ handledAt }) => (handledAt === null ? 'done' : 'handled')),
    ...Array.from({ length: ids.length - requests.length }, () => 'gone' as const),
  ]);
}

/** What this member of staff answered at that instant, as long as it can be undone. */
export async function findUndoableHandling(reading: Reading, staff: StaffMember, at?: string) {
  const events = await listHandlings(reading, staff, at);
  return events[0] && { count: events.length, at: events[0].at };
}

/** Opens again what the actor marked as answered at that instant, unless somebody has opened and answered it since. */
export async function undoHandling(change: StaffChange<'office'>, at: string): Promise<UndoOutcome> {
  const ids = (await listHandlings(change, change.actor, at)).map(({ nounId }) => nounId);
  if (ids.length === 0) return { undone: 0, kept: 1 };
  await change.lock('contactRequest', ...ids);
  const asLeft = (await listHandledTimes(change.db, ids)).filter(({ handledAt }) => handledAt === at);
  for (const { id } of asLeft) await reopenContactRequest(change, id);
  return { undone: asLeft.length, kept: ids.length - asLeft.length };
}

async function listHandlings(reading: Reading, staff: StaffMember, at: string | undefined) {
  const events = await listUndoableEvents(reading, { noun: 'contactRequest', staff, at });
  return events.filter(({ verb }) => verb === 'handled');
}

function listHandledTimes(db: Db, ids: readonly string[]) {
  return db.selectFrom('contactRequest').select(['id', 'handledAt']).where('id', 'in', ids).orderBy('id').execute();
}
