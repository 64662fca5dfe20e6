import type { Change } from '#server/change.ts';
import { enqueueEmail } from './outbox.ts';
import type { TroubleFacts } from './texts/email.ts';

/** Sends an email to the active admins, who can fix the trouble; without a mail server only the desk shows it. */
export async function notifyAdmins(
  change: Change,
  kind: 'backupTrouble' | 'damagedFiles' | 'systemTrouble',
  facts: TroubleFacts,
): Promise<void> {
  if (!change.config.smtpUrl) return;
  for (const { id, email } of await listAdmins(change)) {
    await enqueueEmail(change, { kind, about: { noun: 'staffMember', id }, recipient: email, facts });
  }
}

/** The active ones. */
export function listAdmins({ db }: Change): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('staffMember')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .execute();
}
