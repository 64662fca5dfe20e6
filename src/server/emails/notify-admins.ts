import type { Change } from '#server/change.ts';
import { activeAdmins } from '#server/staff/staff-records.ts';
import { enqueueEmail } from './outbox.ts';
import type { TroubleFacts } from './texts/email.ts';

/** Sends an email to the active admins, who can fix the trouble; without a mail server only the desk shows it. */
export async function notifyAdmins(
  change: Change,
  kind: 'backupTrouble' | 'damagedFiles' | 'systemTrouble',
  facts: TroubleFacts,
): Promise<void> {
  if (!change.config.smtpUrl) return;
  for (const { id, email } of await activeAdmins(change.db).execute()) {
    await enqueueEmail(change, { kind, about: { noun: 'staffMember', id }, recipient: email, facts });
  }
}
