import { type ChosenOutcome, chosenOutcome } from '#domain/chosen-rows.ts';
import type { WhyRequestSkipped } from '#domain/contact-requests/contact-request.ts';
import type { ContactRequestState } from '#domain/contact-requests/contact-request-work.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { StaffChange } from '#server/change.ts';
import { listUndoableEvents, type Reading, type UndoOutcome } from '#server/events/undoable-events.ts';
import { closeAsAnswered, writeWork } from './contact-request-work.ts';
import { listContactRequestsById } from './contact-requests.ts';

/** Closes the chosen requests as answered. */
export async function closeContactRequests(
  change: StaffChange<'office'>,
  ids: readonly string[],
): Promise<ChosenOutcome<WhyRequestSkipped>> {
  await change.lock('contactRequest', ...ids);
  const requests = await listContactRequestsById(change.db, ids);
  const open = requests.filter(({ state }) => state !== 'closed');
  for (const { id } of open) await closeAsAnswered(change, id);
  return chosenOutcome([
    ...requests.map(({ state }) => (state === 'closed' ? 'closed' : 'done')),
    ...Array.from({ length: ids.length - requests.length }, () => 'gone' as const),
  ]);
}

/** What this member of staff closed at that instant, as long as it can be undone. */
export async function findUndoableClosing(reading: Reading, staff: StaffMember, at?: string) {
  const events = await listClosings(reading, staff, at);
  return events[0] && { count: events.length, at: events[0].at };
}

/** Restores the state of the requests the actor closed at that instant, unless they were reopened since. */
export async function undoClosing(change: StaffChange<'office'>, at: string): Promise<UndoOutcome> {
  const stateBefore = new Map(
    (await listClosings(change, change.actor, at)).map(({ nounId, before }) => [nounId, before?.state]),
  );
  if (stateBefore.size === 0) return { undone: 0, skipped: 1 };
  const ids = [...stateBefore.keys()];
  await change.lock('contactRequest', ...ids);
  const unchangedRequests = (await listContactRequestsById(change.db, ids)).filter(({ closedAt }) => closedAt === at);
  for (const request of unchangedRequests) {
    await writeWork(change, request, { state: stateBefore.get(request.id) as ContactRequestState });
  }
  return { undone: unchangedRequests.length, skipped: ids.length - unchangedRequests.length };
}

async function listClosings(reading: Reading, staff: StaffMember, at: string | undefined) {
  const events = await listUndoableEvents(reading, { noun: 'contactRequest', staff, at });
  return events.filter(({ verb, before }) => verb === 'closed' && before?.state !== undefined);
}
