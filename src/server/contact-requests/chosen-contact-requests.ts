import { type ChosenOutcome, chosenOutcome } from '#domain/chosen-rows.ts';
import type { WhyRequestSkipped } from '#domain/contact-requests/contact-request.ts';
import type { ContactRequestState } from '#domain/contact-requests/contact-request-work.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { closeAsAnswered, writeWork } from './contact-request-work.ts';
import { findContactRequest, listContactRequestsById } from './contact-requests.ts';

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

/** Restores the state of a request before it was closed, unless it was reopened since. */
export async function undoClosing(
  change: StaffChange<'office'>,
  { nounId: id, before, at }: RecordedEvent,
): Promise<boolean> {
  const request = await findContactRequest(change.db, id);
  if (request?.closedAt !== at || before?.state === undefined) return false;
  await writeWork(change, request, { state: before.state as ContactRequestState });
  return true;
}
