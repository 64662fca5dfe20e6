import { randomUUID } from 'node:crypto';
import { type ErasurePlan, isEmptyPlan, planCounts } from '#domain/personal-data/erasure-plan.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { StaffChange } from '#server/change.ts';
import { lockSignUps } from '#server/sign-ups/lock-sign-up.ts';
import { LOCKED_TABLES, type LockedTable } from './personal-data.ts';
import { type ErasureRequest, planHash, planRequestedErasure } from './plan-erasure.ts';
import { eraseFromTables, recordsOf } from './registry.ts';

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
  await eraseFromTables(change, plan);
  change.record({ noun: 'personalData', id: randomUUID(), verb: 'erased', after: planCounts(plan) });
  return 'erased';
}

/** Locks courses before sign-ups, as every change does. */
async function lockAll(change: StaffChange<'settings'>, { erasures, emails }: ErasurePlan): Promise<void> {
  const rows = [
    ...erasures.flatMap(({ trace }) => lockedRow(trace)),
    ...emails.map(({ id }) => ({ table: 'email', id })),
  ];
  const idsIn = (name: LockedTable) => [...new Set(rows.flatMap(({ table, id }) => (table === name ? [id] : [])))];
  await lockSignUps(change, idsIn('signUp'));
  for (const table of LOCKED_TABLES) await change.lock(table, ...idsIn(table));
}

function lockedRow(trace: Trace): { table: LockedTable; id: string }[] {
  const { lock } = recordsOf(trace.noun);
  return lock ? [{ table: lock.table, id: trace[lock.id] ?? '' }] : [];
}
