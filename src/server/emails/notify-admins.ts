import type { Change } from '#server/change.ts';
import { enqueueEmail } from './outbox.ts';
import type { TroubleFacts } from './texts/email.ts';

/** Sends an email to the active admins, who can fix the trouble; without a mail server only the desk shows it. */
export async function notifyAdmins(
  change: Change,
  kind: 'backupTrouble' | 'damagedFiles',
  facts: TroubleFacts,
): Promise<void> {
  if (!change.config.smtpUrl) return;
  const admins = await change.db
    .selectFrom('staffMember')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .execute();
  for (const { id, email } of admins) {
    await enqueueEmail(change, { kind, about: { noun: 'staffMember', id }, recipient: email, facts });
  }
}
