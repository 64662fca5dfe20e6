import { randomUUID } from 'node:crypto';
import { type ErasurePlan, isNothing, planCounts } from '#domain/personal-data/erasure-plan.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { deleteMailboxes } from '#server/emails/bounced-mailboxes.ts';
import { withdrawJobs } from '#server/jobs/job-queue.ts';
import { ERASERS, eraseFormClients } from '#server/retention/erasers.ts';
import { voidOffer } from '#server/seat-offers/end-offer.ts';
import { clientOfContact, eraseContacts } from './client-traces.ts';
import { anonymisePlace, eraseNamings, eraseRosterRow, reducePlace } from './erase-places.ts';
import { stripSignUp } from './erase-sign-ups.ts';
import { type AskedErasure, idsOf, planAsked, planHash } from './plan-erasure.ts';

export type ErasureOutcome =
  | 'erased'
  /** None of the records exists any more. */
  | 'nothing'
  /** Something has changed since staff saw the plan: nothing was erased. */
  | 'changed-meanwhile';

/** The person to erase, and the plan that staff saw. */
interface SeenPlan extends AskedErasure {
  hash: string;
}

/** Erases everything stored about a person (GDPR, article 17) by the plan that staff saw. It cannot be undone. */
export async function erasePerson(change: StaffChange<'settings'>, asked: SeenPlan): Promise<ErasureOutcome> {
  const found = await planAsked(change, asked);
  await lockAll(change, found);
  // rows that another change had locked may differ now
  const plan = await planAsked(change, asked);
  if (isNothing(plan)) return 'nothing';
  if (planHash(plan) !== asked.hash) return 'changed-meanwhile';
  await carryOut(change, plan);
  change.record({ noun: 'personalData', id: randomUUID(), verb: 'erased', after: planCounts(plan) });
  return 'erased';
}

/** Locks courses before sign-ups, as every change does. */
async function lockAll(change: StaffChange<'settings'>, { acts, emails }: ErasurePlan): Promise<void> {
  const signUpIds = [...new Set([...idsOf(acts, 'signUp'), ...placesOf(acts).map(({ ofId }) => ofId ?? '')])];
  const courses =
    signUpIds.length === 0
      ? []
      : await change.db.selectFrom('signUp').select('courseId').where('id', 'in', signUpIds).execute();
  await change.lock('course', ...new Set(courses.map(({ courseId }) => courseId).filter((id) => id !== null)));
  await change.lock('waitlistEntry', ...idsOf(acts, 'waitlistEntry'));
  await change.lock('signUp', ...signUpIds);
  await change.lock('contactRequest', ...idsOf(acts, 'contactRequest'));
  const clients = idsOf(acts, 'clientContact').map((id) => clientOfContact({ id }));
  await change.lock('client', ...new Set([...clients, ...idsOf(acts, 'client')]));
  await change.lock('email', ...emails.map(({ id }) => id));
}

async function carryOut(change: StaffChange<'settings'>, { acts, emails }: ErasurePlan): Promise<void> {
  const of = (noun: Trace['noun']) => acts.filter(({ trace }) => trace.noun === noun);
  for (const { trace, act } of of('signUp')) if (act === 'delete') await voidOffer(change, trace.id);
  const emailIds = emails.map(({ id }) => id);
  await withdrawJobs(change, 'email', emailIds);
  await eraseAll(change, 'emails', emailIds);
  for (const { trace, act, isComing } of of('participant')) {
    if (act === 'reduce') await reducePlace(change, trace.id);
    else await anonymisePlace(change, trace.id, isComing);
    await eraseNamings(change, trace);
  }
  for (const { trace } of of('rosterRow')) await eraseRosterRow(change, trace);
  for (const planned of of('signUp')) if (planned.act !== 'delete') await stripSignUp(change, planned);
  const gone = acts.filter(({ act }) => act === 'delete');
  await eraseAll(change, 'signUps', idsOf(gone, 'signUp'));
  await eraseAll(change, 'waitlistEntries', idsOf(gone, 'waitlistEntry'));
  await eraseAll(change, 'contactRequests', idsOf(gone, 'contactRequest'));
  await eraseFormClients(change, idsOf(acts, 'client'));
  await eraseContacts(
    change,
    of('clientContact').map(({ trace }) => trace),
  );
  const addresses = acts.map(({ trace }) => trace.email).filter(Boolean);
  await deleteMailboxes(change, [...new Set(addresses)]);
}

/** Uses the erasers of the nightly retention job. */
async function eraseAll(change: StaffChange<'settings'>, kind: keyof typeof ERASERS, ids: string[]): Promise<void> {
  if (ids.length > 0) await ERASERS[kind](change, ids);
}

function placesOf(acts: ErasurePlan['acts']): Trace[] {
  return acts.map(({ trace }) => trace).filter(({ noun }) => noun === 'participant');
}
