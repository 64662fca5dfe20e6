import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import type { InvitationFields } from '#domain/staff/staff-fields.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { dropUnsentEmails } from '#server/emails/email-withdrawal.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import { resetAccess } from './local/accounts.ts';
import { createInvitation, endCodes } from './local/invitation-code.ts';
import {
  addMember,
  type EmailTaken,
  findStaffRecordByEmail,
  lockToMove,
  type MoveRefusal,
  putOnStaffList,
  reinstateMember,
  type StaffRecord,
} from './staff-records.ts';

/**
 * How an invitation reaches its recipient: by email, or by the inviter, with a code where accounts are local.
 * The code is shown to no other user, and once.
 */
export type Delivery = { by: 'email' } | { by: 'hand'; code: string | undefined };

type Invited = { outcome: 'invited'; id: string; delivery: Delivery };

type Refused = { outcome: Exclude<MoveRefusal, 'last-admin'> };

/** Puts somebody on the staff list, or back on it, and invites them; they are active from their first sign-in. */
export async function inviteStaffMember(
  change: StaffChange<'settings'>,
  fields: InvitationFields,
): Promise<Invited | EmailTaken> {
  const listed = await putOnStaffList(change, fields);
  return 'outcome' in listed ? listed : invited(change, listed);
}

/** Invites the first Správca where accounts are not local: the address comes from the settings. */
export async function inviteFirstAdmin(change: Change, first: { name: string; email: string }): Promise<void> {
  // of two nodes that start at once, the second one reads the record of the first
  if (await findStaffRecordByEmail(change.db, first.email)) return;
  await invited(change, await addMember(change, { ...first, role: 'admin' }));
}

/** Invites once more; the earlier email and code no longer work. */
export async function inviteAgain(change: StaffChange<'settings'>, id: string): Promise<Invited | Refused> {
  const member = await lockToMove(change, id, 'invite-again');
  if (typeof member === 'string') return { outcome: member };
  change.record({ noun: 'staffMember', id, verb: 'invitedAgain' });
  return invited(change, member);
}

/** Invites a deactivated person again, with their earlier name and role. */
export async function reactivateStaffMember(change: StaffChange<'settings'>, id: string): Promise<Invited | Refused> {
  const member = await lockToMove(change, id, 'reactivate');
  return typeof member === 'string'
    ? { outcome: member }
    : invited(change, await reinstateMember(change, member, member));
}

/** Removes a person's password and second factor; the link they get sets a new password. */
export async function resetPasswordOf(change: StaffChange<'settings'>, id: string): Promise<Invited | Refused> {
  const member = await lockToMove(change, id, 'reset-password');
  if (typeof member === 'string') return { outcome: member };
  await resetAccess(change, id);
  return invited(change, member);
}

/** Cancels an invitation before the first sign-in by it. */
export async function cancelInvitation(
  change: StaffChange<'settings'>,
  id: string,
): Promise<'done' | Refused['outcome']> {
  const member = await lockToMove(change, id, 'cancel-invitation');
  if (typeof member === 'string') return member;
  await withdrawInvitation(change, id);
  await change.db.updateTable('staffMember').set({ state: 'deactivated' }).where('id', '=', id).execute();
  const [before, after] = [{ state: member.state }, { state: 'deactivated' }];
  change.record({ noun: 'staffMember', id, verb: 'invitationCancelled', before, after });
  return 'done';
}

async function invited(change: Change, member: StaffRecord): Promise<Invited> {
  return { outcome: 'invited', id: member.id, delivery: await deliverInvitation(change, member) };
}

/** Creates the invitation and emails it, or returns it for the inviter to pass on; earlier ones become invalid. */
async function deliverInvitation(change: Change, { id, email, role, state }: StaffRecord): Promise<Delivery> {
  await withdrawInvitation(change, id);
  const { signIn, smtpUrl } = change.config;
  // other providers identify people by their address
  const code = signIn.provider === 'local' ? await createInvitation(change, id, INVITATION_HOURS) : undefined;
  if (!smtpUrl) return { by: 'hand', code };
  const { actor } = change;
  await enqueueEmail(change, {
    kind: 'staffInvitation',
    about: { noun: 'staffMember', id },
    recipient: email,
    facts: {
      email,
      role,
      isReset: state === 'active',
      invitedBy: actor.kind === 'staff' ? { name: actor.name, email: actor.email } : undefined,
      link: code ? { code, until: instant(change, { hours: INVITATION_HOURS }) } : undefined,
    },
  });
  return { by: 'email' };
}

/** Invalidates a person's codes, and drops the unsent emails that contain one. */
export async function withdrawInvitation(change: Change, id: string): Promise<void> {
  await endCodes(change, id);
  await dropUnsentEmails(change, { noun: 'staffMember', ids: [id] }, ['staffInvitation']);
}
