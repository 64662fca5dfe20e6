import type { Change } from '#server/change.ts';
import { enqueueEmail } from './outbox.ts';
import type { TroubleFacts } from './texts/email.ts';

/** Writes to whoever may correct what is wrong; without a mail server the desk alone says so. */
export async function tellAdmins(
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
