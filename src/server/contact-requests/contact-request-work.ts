import { type ChosenOutcome, chosenOutcome } from '#domain/chosen-rows.ts';
import type { ContactRequest, WhyRequestSkipped } from '#domain/contact-requests/contact-request.ts';
import {
  type ContactRequestState,
  type ContactRequestWork,
  nextStepUrgency,
  workAfter,
} from '#domain/contact-requests/contact-request-work.ts';
import type { ContactRequestWorkFields } from '#domain/contact-requests/contact-request-work-fields.ts';
import { type WorkEvent, workEvents } from '#domain/contact-requests/work-events.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { findAssignee, mayHaveRequests, presentAssigneeId } from './assignees.ts';
import { findContactRequest, listContactRequestsById } from './contact-requests.ts';

type SaveWorkOutcome =
  | { outcome: 'saved' | 'not-found' | 'assignee-unknown' }
  /** Another member of staff has changed the request since; nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; request: ContactRequest };

/** Saves what staff decide, only over the version that was displayed. */
export async function saveContactRequestWork(
  change: StaffChange<'office'>,
  id: string,
  fields: ContactRequestWorkFields,
  seenVersion: number,
): Promise<SaveWorkOutcome> {
  const before = await lockRequest(change, id);
  if (!before) return { outcome: 'not-found' };
  if (before.version !== seenVersion) return { outcome: 'changed-meanwhile', request: before };
  const { assigneeId } = fields;
  const isNewAssignee = assigneeId !== null && assigneeId !== before.assigneeId;
  if (isNewAssignee && !(await mayHaveRequests(change.db, assigneeId))) return { outcome: 'assignee-unknown' };
  await writeWork(change, before, fields);
  return { outcome: 'saved' };
}

/** Assigns to the actor a request that is unassigned or whose assignee has left. */
export async function takeContactRequest(
  change: StaffChange<'office'>,
  id: string,
): Promise<'done' | 'not-found' | 'taken'> {
  const before = await lockRequest(change, id);
  if (!before) return 'not-found';
  const assignee = await findAssignee(change.db, before);
  if (assignee && !assignee.hasLeft && assignee.id !== change.actor.id) return 'taken';
  await writeWork(change, before, { assigneeId: change.actor.id });
  return 'done';
}

/** Clears a next step that is due, because staff have done it. */
export async function finishNextStep(
  change: StaffChange<'office'>,
  id: string,
): Promise<'done' | 'not-found' | 'nothing-due'> {
  const before = await lockRequest(change, id);
  if (!before) return 'not-found';
  if (!nextStepUrgency(before, today(change))) return 'nothing-due';
  await writeWork(change, before, { nextStep: '', nextStepOn: null });
  return 'done';
}

/** Reopens a closed request; it is assigned to the actor unless it has an assignee who has not left. */
export async function reopenContactRequest(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  const before = await lockRequest(change, id);
  if (!before) return 'not-found';
  if (before.state !== 'closed') return 'done';
  const assigneeId = await presentAssigneeId(change.db, before, change.actor.id);
  await writeWork(change, before, { state: 'inProgress', assigneeId });
  return 'done';
}

/** The request, locked until the end of the change. */
export async function lockRequest(change: StaffChange<'office'>, id: string): Promise<ContactRequest | undefined> {
  await change.lock('contactRequest', id);
  return findContactRequest(change.db, id);
}

/** Stores the changed work of a locked request, recorded after the `done` events; does nothing without a change. */
export async function writeWork(
  change: StaffChange<'office'>,
  before: ContactRequest,
  decided: Partial<Omit<ContactRequestWork, 'closedAt'>>,
  done: readonly WorkEvent[] = [],
): Promise<void> {
  const { db, actor } = change;
  const work = workAfter(before, decided, instant(change));
  const named = {
    before: { ...before, assignee: (await findAssignee(db, before))?.name ?? '' },
    after: { ...work, assignee: (await findAssignee(db, work))?.name ?? '' },
  };
  const events = [...done, ...workEvents(named.before, named.after, actor.id)];
  if (events.length === 0) return;
  const { state, closedBecause, closedNote, closedAt, assigneeId, nextStep, nextStepOn } = work;
  await db
    .updateTable('contactRequest')
    .set({ state, closedBecause, closedNote, closedAt, assigneeId, nextStep, nextStepOn })
    .set({ version: before.version + 1 })
    .where('id', '=', before.id)
    .execute();
  for (const event of events) change.record({ noun: 'contactRequest', id: before.id, ...event });
}

/** Closes the chosen requests as answered. */
export async function closeContactRequests(
  change: StaffChange<'office'>,
  ids: readonly string[],
): Promise<ChosenOutcome<WhyRequestSkipped>> {
  await change.lock('contactRequest', ...ids);
  const requests = await listContactRequestsById(change.db, ids);
  const open = requests.filter(({ state }) => state !== 'closed');
  for (const request of open) await writeWork(change, request, { state: 'closed', closedBecause: 'answered' });
  const results = requests.map(({ state }) => (state === 'closed' ? 'closed' : 'done'));
  return chosenOutcome(results, ids.length);
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
