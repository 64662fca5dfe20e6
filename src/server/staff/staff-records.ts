import { idsOf } from '#domain/record-id.ts';
import type { StaffRole, StaffState } from '#domain/staff/staff.ts';
import { isLastAdmin, type StaffMove, staffMovesIn } from '#domain/staff/staff-moves.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';

/** Somebody on the staff list, whatever their state. */
export interface StaffRecord {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  state: StaffState;
}

/** Why a move was not made: a colleague has made one meanwhile, or no administrator would be left. */
export type MoveRefusal = 'not-found' | 'not-possible' | 'last-admin';

export function findStaffRecord(db: Db, id: string): Promise<StaffRecord | undefined> {
  return staffRecords(db).where('id', '=', id).executeTakeFirst();
}

export function findStaffRecordByEmail(db: Db, email: string): Promise<StaffRecord | undefined> {
  return staffRecords(db).where('email', '=', email).executeTakeFirst();
}

/** The active administrators; those who were invited and have not signed in yet do not count. */
export async function listActiveAdmins(db: Db): Promise<string[]> {
  const admins = await staffRecords(db).where('role', '=', 'admin').where('state', '=', 'active').execute();
  return idsOf(admins);
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

function staffRecords(db: Db) {
  return db.selectFrom('staffMember').select(['id', 'name', 'email', 'role', 'state']);
}
