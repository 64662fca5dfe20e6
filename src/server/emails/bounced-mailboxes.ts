import { createHash } from 'node:crypto';
import { DAYS_TO_BOUNCE, mailboxOf } from '#domain/emails/held-email.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';

/** A mailbox as what is counted or marked about it is kept: nobody reads an address from it. */
export function mailboxHashOf(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex');
}

/** Marks the mailbox an email has come back from; the mark goes with the email. */
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

/** Those of the addresses to which nobody is to write unasked: an email came back, and none has got through since. */
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

interface Reading {
  db: Db;
  now(): Temporal.Instant;
}

/** An email has left to the mailbox by the word of staff: if it does not come back in time, the mark has gone. */
export async function noteRetried(change: Change, address: string): Promise<void> {
  await change.db
    .updateTable('bouncedMailbox')
    .set({ retriedAt: instant(change) })
    .where('mailboxHash', '=', mailboxHashOf(address))
    .execute();
}

/** Staff say that an address is right, or emails to it have not come back in time. */
export async function unmarkBounced({ db }: Change, address: string): Promise<void> {
  await db.deleteFrom('bouncedMailbox').where('mailboxHash', '=', mailboxHashOf(address)).execute();
}

/** Forgets what is counted and marked about mailboxes whose owner is erased. */
export async function deleteMailboxes({ db }: Change, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  const hashes = addresses.map(mailboxHashOf);
  await db.deleteFrom('bouncedMailbox').where('mailboxHash', 'in', hashes).execute();
  await db.deleteFrom('emailQuota').where('mailboxHash', 'in', hashes).execute();
}
