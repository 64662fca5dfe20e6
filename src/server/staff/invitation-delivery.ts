import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { dropUnsentEmails } from '#server/emails/email-withdrawal.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import { createInvitation, endCodes } from './local/invitation-code.ts';
import type { StaffRecord } from './staff-records.ts';

/**
 * How an invitation reaches its recipient: by email, or by the inviter, with a code where accounts are local.
 * The code is shown to no other user, and once.
 */
export type Delivery = { by: 'email' } | { by: 'hand'; code: string | undefined };

/** Creates the invitation and emails it, or returns it for the inviter to pass on; earlier ones become invalid. */
export async function deliverInvitation(change: Change, { id, email, role, state }: StaffRecord): Promise<Delivery> {
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
