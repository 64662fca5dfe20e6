import { randomUUID } from 'node:crypto';
import { idsOf } from '#domain/record-id.ts';
import type { StaffMember, StaffState } from '#domain/staff/staff.ts';
import type { InvitationFields } from '#domain/staff/staff-fields.ts';
import { isLastAdmin, type StaffMove, staffMovesIn } from '#domain/staff/staff-moves.ts';
import type { Change } from '#server/change.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { countRows } from '#server/list-page.ts';

/** Somebody on the staff list, whatever their state. */
export type StaffRecord = Omit<StaffMember, 'kind'> & { state: StaffState };

/** Why a move was not made: a colleague has made one meanwhile, or no administrator would be left. */
export type MoveRefusal = 'not-found' | 'not-possible' | 'last-admin';

export function findStaffRecord(db: Db, id: string): Promise<StaffRecord | undefined> {
  return staffRecords(db).where('id', '=', id).executeTakeFirst();
}

export function findStaffRecordByEmail(db: Db, email: string): Promise<StaffRecord | undefined> {
  return staffRecords(db).where('email', '=', email).executeTakeFirst();
}

/** The active administrators; those who were invited and have not signed in yet do not count. */
export function activeAdmins(db: Db) {
  return staffRecords(db).where('role', '=', 'admin').where('state', '=', 'active');
}

export async function listActiveAdmins(db: Db): Promise<string[]> {
  return idsOf(await activeAdmins(db).execute());
}

/** Locks a person: no other change decides on them until this one ends. */
export async function lockToMove(
  change: Change,
  id: string,
  move: StaffMove,
): Promise<StaffRecord | Exclude<MoveRefusal, 'last-admin'>> {
  await change.lock('staffMember', id);
  const member = await findStaffRecord(change.db, id);
  if (!member) return 'not-found';
  return staffMovesIn(member.state).includes(move) ? member : 'not-possible';
}

/**
 * The same for a move that may remove an administrator. All of them are locked: of the last two who remove each other
 * at the same moment, one on each node, one stays.
 */
export async function lockToMoveAmongAdmins(
  change: Change,
  id: string,
  move: StaffMove,
): Promise<(StaffRecord & { isLastAdmin: boolean }) | Exclude<MoveRefusal, 'last-admin'>> {
  await change.lock('staffMember', id, ...(await listActiveAdmins(change.db)));
  const member = await lockToMove(change, id, move);
  if (typeof member === 'string') return member;
  return { ...member, isLastAdmin: isLastAdmin(id, await listActiveAdmins(change.db)) };
}

/** What a person who leaves has still to do: courses that are not over, and contact requests that are not closed. */
export async function countUnfinishedWork(
  reading: Reading,
  id: string,
): Promise<{ courses: number; contactRequests: number }> {
  const { db } = reading;
  const courses = db
    .selectFrom('course')
    .where('lecturerId', '=', id)
    .where('cancelledAt', 'is', null)
    .where(({ fn }) => fn.coalesce('dateTo', 'date'), '>=', today(reading));
  const contactRequests = db.selectFrom('contactRequest').where('assigneeId', '=', id).where('state', '!=', 'closed');
  return { courses: await countRows(courses), contactRequests: await countRows(contactRequests) };
}

function staffRecords(db: Db) {
  return db.selectFrom('staffMember').select(['id', 'name', 'email', 'role', 'state']);
}

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
