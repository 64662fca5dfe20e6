import { HOLD_REASONS, type HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterStatus } from '#domain/letters/letter.ts';
import { STATUSES_OF } from '#domain/letters/post.ts';
import type { Db } from '#server/db/database.ts';
import { holdsText } from '#server/search.ts';
import { matchingLetters, type PostFilter } from './matching-letters.ts';

/** How many letters wait for a person: what did not arrive, and what is held. A letter to a colleague waits for nobody here. */
export async function countPostToDecide(db: Db): Promise<{ undelivered: number; held: number }> {
  const groups = await db
    .selectFrom('letter')
    .select(({ fn }) => ['status', fn.countAll<number>().as('letters')])
    .where('status', 'in', [...STATUSES_OF.undelivered, ...STATUSES_OF.held])
    .where('aboutNoun', '!=', 'staffMember')
    .groupBy('status')
    .execute();
  const of = (wanted: LetterStatus) => groups.find(({ status }) => status === wanted)?.letters ?? 0;
  return { undelivered: of('failed') + of('bounced'), held: of('held') };
}

/** How many letters so narrowed are held for each reason. */
export async function countHeldLetters(db: Db, filter: PostFilter = {}): Promise<Record<HoldReason, number>> {
  const holds = await holdsText(db, 'letter', filter.search);
  const groups = await matchingLetters(db, { ...filter, state: 'held' }, holds)
    .select(({ fn }) => ['heldBecause', fn.countAll<number>().as('letters')])
    .where('aboutNoun', '!=', 'staffMember')
    .groupBy('heldBecause')
    .execute();
  const reasons = Object.keys(HOLD_REASONS) as HoldReason[];
  const counts = reasons.map((reason) => [
    reason,
    groups.find((group) => group.heldBecause === reason)?.letters ?? 0,
  ]);
  return Object.fromEntries(counts) as Record<HoldReason, number>;
}
