import { type HoldReason, VISITOR_EMAILS_PER_DAY_MAX } from '#domain/emails/held-email.ts';
import type { Change } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { mailboxHashOf } from './bounced-mailboxes.ts';

/**
 * Counts an email to an address entered by an unauthenticated visitor, in the form's transaction. Returns why the email
 * is held once the mailbox has reached today's quota, otherwise null.
 */
export async function countTowardsQuota(change: Change, address: string): Promise<HoldReason | null> {
  const mailboxHash = mailboxHashOf(address);
  const { emails } = await change.db
    .insertInto('emailQuota')
    .values({ mailboxHash, day: today(change), emails: 1 })
    .onConflict((conflict) =>
      conflict.columns(['mailboxHash', 'day']).doUpdateSet(({ eb }) => ({ emails: eb('emailQuota.emails', '+', 1) })),
    )
    .returning('emails')
    .executeTakeFirstOrThrow();
  return emails > VISITOR_EMAILS_PER_DAY_MAX ? 'daily-limit' : null;
}
