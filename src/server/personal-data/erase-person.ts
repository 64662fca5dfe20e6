import { randomUUID } from 'node:crypto';
import { type ErasurePlan, isEmptyPlan, planCounts } from '#domain/personal-data/erasure-plan.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { deleteMailboxes } from '#server/emails/bounced-mailboxes.ts';
import { withdrawJobs } from '#server/jobs/job-queue.ts';
import { ERASERS, eraseFormClients } from '#server/retention/erasers.ts';
import { voidOffer } from '#server/seat-offers/end-offer.ts';
import { clientOfContact, eraseContacts } from './client-traces.ts';
import { anonymisePlace, eraseEventsNaming, eraseRosterRow, reducePlace } from './erase-places.ts';
import { stripSignUp } from './erase-sign-ups.ts';
import { type ErasureRequest, idsOf, planHash, planRequestedErasure } from './plan-erasure.ts';

export type ErasureOutcome =
  | 'erased'
  /** None of the records exists any more. */
  | 'nothing'
  /** Something has changed since staff saw the plan: nothing was erased. */
  | 'changed-meanwhile';

/** The person to erase, and the plan that staff saw. */
interface SeenPlan extends ErasureRequest {
  hash: string;
}

/** Erases everything stored about a person (GDPR, article 17) by the plan that staff saw. It cannot be undone. */
export async function erasePerson(change: StaffChange<'settings'>, request: SeenPlan): Promise<ErasureOutcome> {
  const preliminary = await planRequestedErasure(change, request);
  await lockAll(change, preliminary);
  // rows that another change had locked may differ now
  const plan = await planRequestedErasure(change, request);
  if (isEmptyPlan(plan)) return 'nothing';
  if (planHash(plan) !== request.hash) return 'changed-meanwhile';
  await applyPlan(change, plan);
  change.record({ noun: 'personalData', id: randomUUID(), verb: 'erased', after: planCounts(plan) });
  return 'erased';
}

/** Locks courses before sign-ups, as every change does. */
async function lockAll(change: StaffChange<'settings'>, { erasures, emails }: ErasurePlan): Promise<void> {
  const signUpIds = [...new Set([...idsOf(erasures, 'signUp'), ...placesOf(erasures).map(({ ofId }) => ofId ?? '')])];
  const courses =
    signUpIds.length === 0
      ? []
      : await change.db.selectFrom('signUp').select('courseId').where('id', 'in', signUpIds).execute();
  await change.lock('course', ...new Set(courses.map(({ courseId }) => courseId).filter((id) => id !== null)));
  await change.lock('waitlistEntry', ...idsOf(erasures, 'waitlistEntry'));
  await change.lock('signUp', ...signUpIds);
  await change.lock('contactRequest', ...idsOf(erasures, 'contactRequest'));
  const clients = idsOf(erasures, 'clientContact').map((id) => clientOfContact({ id }));
  await change.lock('client', ...new Set([...clients, ...idsOf(erasures, 'client')]));
  await change.lock('email', ...emails.map(({ id }) => id));
}

async function applyPlan(change: StaffChange<'settings'>, { erasures, emails }: ErasurePlan): Promise<void> {
  const of = (noun: Trace['noun']) => erasures.filter(({ trace }) => trace.noun === noun);
  for (const { trace, method } of of('signUp')) if (method === 'delete') await voidOffer(change, trace.id);
  const emailIds = emails.map(({ id }) => id);
  await withdrawJobs(change, 'email', emailIds);
  await eraseAll(change, 'emails', emailIds);
  for (const { trace, method, isUpcoming } of of('participant')) {
    if (method === 'reduce') await reducePlace(change, trace.id);
    else await anonymisePlace(change, trace.id, isUpcoming);
    await eraseEventsNaming(change, trace);
  }
  for (const { trace } of of('rosterRow')) await eraseRosterRow(change, trace);
  for (const planned of of('signUp')) if (planned.method !== 'delete') await stripSignUp(change, planned);
  const deletions = erasures.filter(({ method }) => method === 'delete');
  await eraseAll(change, 'signUps', idsOf(deletions, 'signUp'));
  await eraseAll(change, 'waitlistEntries', idsOf(deletions, 'waitlistEntry'));
  await eraseAll(change, 'contactRequests', idsOf(deletions, 'contactRequest'));
  await eraseFormClients(change, idsOf(erasures, 'client'));
  await eraseContacts(
    change,
    of('clientContact').map(({ trace }) => trace),
  );
  const addresses = erasures.map(({ trace }) => trace.email).filter(Boolean);
  await deleteMailboxes(change, [...new Set(addresses)]);
}

/** Uses the erasers of the nightly retention job. */
async function eraseAll(change: StaffChange<'settings'>, kind: keyof typeof ERASERS, ids: string[]): Promise<void> {
  if (ids.length > 0) await ERASERS[kind](change, ids);
}

function placesOf(erasures: ErasurePlan['erasures']): Trace[] {
  return erasures.map(({ trace }) => trace).filter(({ noun }) => noun === 'participant');
}
