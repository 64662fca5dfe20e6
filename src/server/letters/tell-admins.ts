import type { Change } from '#server/change.ts';
import { enqueueLetter } from './outbox.ts';
import type { TroubleFacts } from './texts/letter.ts';

/** Writes to whoever may mend what is wrong; without a mail server the desk alone says so. */
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
    await enqueueLetter(change, { kind, about: { noun: 'staffMember', id }, recipient: email, facts });
  }
}
