import type { EmailListState } from '#domain/emails/email-list.ts';
import { HOLD_REASONS, type HoldReason } from '#domain/emails/held-email.ts';
import type { Db } from '#server/db/database.ts';
import { containsText, EVERY_ROW } from '#server/search.ts';
import { type EmailFilter, matchingEmails } from './matching-emails.ts';

/** How many emails staff must decide about: the undelivered and the held ones. */
export async function countEmailsToDecide(db: Db): Promise<{ undelivered: number; held: number }> {
  const count = async (state: EmailListState) => {
    const emails = matchingEmails(db, { state }, EVERY_ROW);
    return (await emails.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  };
  const [undelivered, held] = await Promise.all([count('undelivered'), count('held')]);
  return { undelivered, held };
}

/** How many emails that match the filter are held for each reason. */
export async function countHeldEmails(db: Db, filter: EmailFilter = {}): Promise<Record<HoldReason, number>> {
  const holds = await containsText(db, 'email', filter.search);
  const groups = await matchingEmails(db, { ...filter, state: 'held' }, holds)
    .select(({ fn }) => ['heldBecause', fn.countAll<number>().as('emails')])
    .groupBy('heldBecause')
    .execute();
  const reasons = Object.keys(HOLD_REASONS) as HoldReason[];
  const counts = reasons.map((reason) => [reason, groups.find((group) => group.heldBecause === reason)?.emails ?? 0]);
  return Object.fromEntries(counts) as Record<HoldReason, number>;
}
