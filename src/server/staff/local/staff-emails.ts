import type { StaffMember } from '#domain/staff/staff.ts';
import type { Change } from '#server/change.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';

// Apart from the accounts: the operator's command (tools/staff.ts) runs on plain Node, which cannot load the emails' JSX.

type Owner = Pick<StaffMember, 'id' | 'email'>;

/** Emails an account's owner that its password was changed; without a mail server nothing is enqueued. */
export async function notifyOfNewPassword(change: Change, { id, email }: Owner): Promise<void> {
  if (!change.config.smtpUrl) return;
  const about = { noun: 'staffMember', id } as const;
  await enqueueEmail(change, { kind: 'passwordChanged', recipient: email, about, facts: {} });
}

/** Sends the code for replacing a forgotten password. */
export async function sendResetCode(change: Change, { id, email }: Owner, code: string): Promise<void> {
  const about = { noun: 'staffMember', id } as const;
  await enqueueEmail(change, { kind: 'passwordResetCode', recipient: email, about, facts: { code } });
}
