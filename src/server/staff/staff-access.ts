import { photographSubject } from '#domain/photographs/photograph.ts';
import type { StaffMember, StaffRole } from '#domain/staff/staff.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { removePhotograph } from '#server/photographs/photographs.ts';
import { deleteSessionsOf } from './sessions.ts';
import { withdrawInvitation } from './staff-invitations.ts';
import { lockToMove, lockToMoveAmongAdmins, type MoveRefusal } from './staff-records.ts';

export type MoveOutcome = 'done' | MoveRefusal;

/** Changes a person's permissions from their next request on; the last Správca stays one. */
export async function changeRole(change: StaffChange<'settings'>, id: string, role: StaffRole): Promise<MoveOutcome> {
  const member = await lockToMoveAmongAdmins(change, id, 'change-role');
  if (typeof member === 'string') return member;
  if (role === member.role) return 'done';
  if (member.isLastAdmin) return 'last-admin';
  await change.db.updateTable('staffMember').set({ role }).where('id', '=', id).execute();
  change.record({ noun: 'staffMember', id, verb: 'roleChanged', before: { role: member.role }, after: { role } });
  return 'done';
}

/** Renames a person from now on; what they did before keeps their name of that time. */
export async function renameStaffMember(
  change: StaffChange<'settings'>,
  id: string,
  name: string,
): Promise<MoveOutcome> {
  const member = await lockToMove(change, id, 'rename');
  if (typeof member === 'string') return member;
  await setName(change, member, name);
  return 'done';
}

export async function changeOwnName(change: Change<StaffMember>, name: string): Promise<void> {
  await setName(change, change.actor, name);
}

async function setName(
  change: Change,
  { id, name: before }: { id: string; name: string },
  name: string,
): Promise<void> {
  if (name === before) return;
  await change.db.updateTable('staffMember').set({ name }).where('id', '=', id).execute();
  change.record({ noun: 'staffMember', id, verb: 'renamed', before: { name: before }, after: { name } });
}

/** Signs somebody out of every browser; they may sign in again. */
export async function endSessions(change: StaffChange<'settings'>, id: string): Promise<MoveOutcome> {
  const member = await lockToMove(change, id, 'end-sessions');
  if (typeof member === 'string') return member;
  const sessions = Number((await deleteSessionsOf(change, id).executeTakeFirstOrThrow()).numDeletedRows);
  if (sessions > 0) change.record({ noun: 'staffMember', id, verb: 'sessionsEnded', after: { sessions } });
  return 'done';
}

/**
 * Removes a person's access, from their next request on and on every node: all they could sign in by is deleted. Their
 * record stays, because what they did refers to it. The last Správca cannot be deactivated.
 */
export async function deactivateStaffMember(change: StaffChange<'settings'>, id: string): Promise<MoveOutcome> {
  const member = await lockToMoveAmongAdmins(change, id, 'remove');
  if (typeof member === 'string') return member;
  if (member.isLastAdmin) return 'last-admin';
  await deleteSessionsOf(change, id).execute();
  await deleteIdentities(change, id);
  await withdrawInvitation(change, id);
  await removePhotograph(change, photographSubject('lecturer', id));
  await change.db.updateTable('staffMember').set({ state: 'deactivated' }).where('id', '=', id).execute();
  change.record({
    noun: 'staffMember',
    id,
    verb: 'deactivated',
    before: { state: member.state },
    after: { state: 'deactivated' },
  });
  return 'done';
}

/** With the password all rows that depend on it are deleted, too. */
async function deleteIdentities({ db }: Change, id: string): Promise<void> {
  await db.deleteFrom('staffPassword').where('staffMemberId', '=', id).execute();
  await db.deleteFrom('staffIdentity').where('staffMemberId', '=', id).execute();
}
