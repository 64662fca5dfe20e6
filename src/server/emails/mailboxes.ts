import { hash } from 'node:crypto';
import { DAYS_TO_BOUNCE, type HoldReason, mailboxOf, VISITOR_EMAILS_PER_DAY_MAX } from '#domain/emails/held-email.ts';
import type { Change } from '#server/change.ts';
import { instant, type Reading, today } from '#server/clock.ts';

/** The form in which a mailbox is stored here: no address can be read from the hash. */
function mailboxHashOf(address: string): string {
  return hash('sha256', mailboxOf(address));
}

/** Marks a mailbox as bounced; the mark is erased together with the email. */
export async function markBounced(
  change: Change,
  { id, recipient }: { id: string; recipient: string },
): Promise<void> {
  const mark = { emailId: id, bouncedAt: instant(change), retriedAt: null };
  await change.db
    .insertInto('bouncedMailbox')
    .values({ mailboxHash: mailboxHashOf(recipient), ...mark })
    .onConflict((conflict) => conflict.column('mailboxHash').doUpdateSet(mark))
    .execute();
}

/**
 * Those of the addresses an email bounced from, with none delivered since: no email is sent there without a staff
 * decision.
 */
export async function bouncedAmong(reading: Reading, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const marks = await reading.db
    .selectFrom('bouncedMailbox')
    .select(['mailboxHash', 'retriedAt'])
    .where('mailboxHash', 'in', addresses.map(mailboxHashOf))
    .execute();
  const since = instant(reading, { hours: -24 * DAYS_TO_BOUNCE });
  const marked = marks.filter(({ retriedAt }) => retriedAt === null || retriedAt > since);
  const hashes = new Set(marked.map(({ mailboxHash }) => mailboxHash));
  return new Set(addresses.filter((address) => hashes.has(mailboxHashOf(address))));
}

/** An email was sent to the marked mailbox: if it does not bounce in time, the mark expires. */
export async function noteRetried(change: Change, address: string): Promise<void> {
  await change.db
    .updateTable('bouncedMailbox')
    .set({ retriedAt: instant(change) })
    .where('mailboxHash', '=', mailboxHashOf(address))
    .execute();
}

/** Removes the mark: staff confirm the address, or emails to it have not bounced in time. */
export async function unmarkBounced({ db }: Change, address: string): Promise<void> {
  await db.deleteFrom('bouncedMailbox').where('mailboxHash', '=', mailboxHashOf(address)).execute();
}

/** Deletes the counts and marks of mailboxes whose owner is erased. */
export async function deleteMailboxes({ db }: Change, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const hashes = addresses.map(mailboxHashOf);
  await db.deleteFrom('bouncedMailbox').where('mailboxHash', 'in', hashes).execute();
  await db.deleteFrom('emailQuota').where('mailboxHash', 'in', hashes).execute();
}

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
