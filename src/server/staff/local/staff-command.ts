import type { SystemActor } from '#domain/actor.ts';
import { slovakSortKey, sortedByKey } from '#domain/slovak-order.ts';
import { accountEmail } from '#domain/staff/staff.ts';
import type { InvitationFields } from '#domain/staff/staff-fields.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { findStaffRecordByEmail, putOnStaffList, type StaffRecord } from '#server/staff/staff-records.ts';
import { resetAccess } from './accounts.ts';
import { createInvitation } from './invitation-code.ts';
import { listSecondFactors } from './second-factor.ts';

// Commands by which the server's operator helps staff who cannot sign in (`npm run staff`).

export const LINK_HOURS = 24;

export type AddOutcome = { outcome: 'invited'; code: string } | { outcome: 'is-staff' };

/** Puts somebody on the staff list, or back on it; returns the code of the link by which they set a password. */
export async function addByCommand(
  change: Change<SystemActor>,
  { email, ...newcomer }: InvitationFields,
): Promise<AddOutcome> {
  const listed = await putOnStaffList(change, { ...newcomer, email: accountEmail(email) });
  if ('outcome' in listed) return { outcome: 'is-staff' };
  return { outcome: 'invited', code: await createInvitation(change, listed.id, LINK_HOURS) };
}

export type ResetOutcome = { outcome: 'reset'; code: string } | { outcome: 'no-staff' };

/**
 * Removes a person's password and second factor and ends their sessions; returns the code of the link by which they set
 * a new password.
 */
export async function resetByCommand(change: Change<SystemActor>, email: string): Promise<ResetOutcome> {
  const member = await findStaffRecordByEmail(change.db, accountEmail(email));
  if (!member || member.state === 'deactivated') return { outcome: 'no-staff' };
  await resetAccess(change, member.id);
  return { outcome: 'reset', code: await createInvitation(change, member.id, LINK_HOURS) };
}

export interface ListedMember extends Omit<StaffRecord, 'id'> {
  hasSecondFactor: boolean;
  /** ISO in UTC; null for a person who never signed in. */
  lastSeenAt: string | null;
}

/** Everybody who is or was on the staff list, by name. */
export async function listStaff(db: Db): Promise<ListedMember[]> {
  const members = await db
    .selectFrom('staffMember')
    .leftJoin('staffActivity', 'staffActivity.staffMemberId', 'staffMember.id')
    .select(['id', 'name', 'email', 'role', 'state', 'lastSeenAt'])
    .execute();
  const secured = await listSecondFactors(db);
  const listed = members.map(({ id, ...member }) => ({ ...member, hasSecondFactor: secured.has(id) }));
  return sortedByKey(listed, ({ name }) => slovakSortKey(name));
}
