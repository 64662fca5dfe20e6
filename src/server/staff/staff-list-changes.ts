import { randomUUID } from 'node:crypto';
import type { StaffState } from '#domain/staff/staff.ts';
import type { InvitationFields } from '#domain/staff/staff-fields.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { findStaffRecordByEmail, lockToMove, type StaffRecord } from './staff-records.ts';

export type EmailTaken = { outcome: 'email-taken'; state: StaffState };

/** Puts somebody on the staff list, or back on it; no email is sent. */
export async function putOnStaffList(change: Change, fields: InvitationFields): Promise<StaffRecord | EmailTaken> {
  const known = await findStaffRecordByEmail(change.db, fields.email);
  if (!known) return addMember(change, fields);
  const member = await lockToMove(change, known.id, 'reactivate');
  return typeof member === 'string'
    ? { outcome: 'email-taken', state: known.state }
    : reinstateMember(change, member, fields);
}

/** A new person on the list, who has not signed in yet. */
export async function addMember(change: Change, { name, email, role }: InvitationFields): Promise<StaffRecord> {
  const id = randomUUID();
  const member = { id, name, email, role, state: 'invited' as const };
  await change.db
    .insertInto('staffMember')
    .values({ ...member, createdAt: instant(change) })
    .execute();
  change.record({ noun: 'staffMember', id, verb: 'invited', after: { name, email, role } });
  return member;
}

/** Puts a deactivated person back on the list, with the name and role given now. */
export async function reinstateMember(
  change: Change,
  member: StaffRecord,
  { name, role }: Pick<InvitationFields, 'name' | 'role'>,
): Promise<StaffRecord> {
  const { id } = member;
  const back = { name, role, state: 'invited' as const };
  await change.db.updateTable('staffMember').set(back).where('id', '=', id).execute();
  const before = { name: member.name, role: member.role, state: member.state };
  change.record({ noun: 'staffMember', id, verb: 'reactivated', before, after: back });
  return { ...member, ...back };
}
