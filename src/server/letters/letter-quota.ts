import { type HoldReason, STRANGERS_LETTERS_A_DAY } from '#domain/letters/held-letter.ts';
import type { Change } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { mailboxHashOf } from './bounced-mailboxes.ts';

/**
 * Counts a letter to an address that a stranger has typed, in the form's transaction. Answers why the letter is held
 * once the mailbox has had today's share, null while it has not.
 */
export async function countTowardsQuota(change: Change, address: string): Promise<HoldReason | null> {
  const mailboxHash = mailboxHashOf(address);
  const { letters } = await change.db
    .insertInto('letterQuota')
    .values({ mailboxHash, day: today(change), letters: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['mailboxHash', 'day'])
        .doUpdateSet(({ eb }) => ({ letters: eb('letterQuota.letters', '+', 1) })),
    )
    .returning('letters')
    .executeTakeFirstOrThrow();
  return letters > STRANGERS_LETTERS_A_DAY ? 'daily-limit' : null;
}
