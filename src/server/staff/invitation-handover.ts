import { type IdentityProvider, INVITATION_HOURS } from '#domain/staff/staff.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { emailsAbout, enqueueEmail } from '#server/emails/outbox.ts';
import { withdrawJobs } from '#server/jobs/job-queue.ts';
import { createInvitation, endCodes } from './local/invitation-code.ts';
import type { StaffRecord } from './staff-records.ts';

/**
 * How somebody hears of their invitation: by email, or from whoever invited them, with a code where accounts are our own.
 * The code is told to nobody else, and once.
 */
export type Handover = { by: 'email' } | { by: 'hand'; code: string | undefined };

/** Writes the invitation down for its email or for whoever hands it over; what was sent before is worthless. */
export async function handOver(change: Change, { id, email, role }: StaffRecord): Promise<Handover> {
  await withdrawInvitation(change, id);
  const { signIn, smtpUrl } = change.config;
  const code = hasCodes(signIn.provider) ? await createInvitation(change, id, INVITATION_HOURS) : undefined;
  if (!smtpUrl) return { by: 'hand', code };
  const { actor } = change;
  await enqueueEmail(change, {
    kind: 'staffInvitation',
    about: { noun: 'staffMember', id },
    recipient: email,
    facts: {
      email,
      role,
      invitedBy: actor.kind === 'staff' ? { name: actor.name, email: actor.email } : undefined,
      link: code ? { code, until: instant(change, { hours: INVITATION_HOURS }) } : undefined,
    },
  });
  return { by: 'email' };
}

/** Makes the codes worthless that somebody was sent, and keeps the emails from leaving that hold one. */
export async function withdrawInvitation(change: Change, id: string): Promise<void> {
  await endCodes(change, id);
  const emails = await emailsAbout(change.db, { noun: 'staffMember', id })
    .select('id')
    .where('kind', '=', 'staffInvitation')
    .where('status', '=', 'waiting')
    .execute();
  for (const email of emails) {
    await change.db.updateTable('email').set({ status: 'dropped' }).where('id', '=', email.id).execute();
    await withdrawJobs(change, 'email', [email.id]);
    change.record({ noun: 'email', id: email.id, verb: 'dropped' });
  }
}

/** Other providers know people by their address. */
function hasCodes(provider: IdentityProvider): boolean {
  return provider === 'local';
}
