import { HOLD_REASONS, type HoldReason } from '#domain/letters/held-letter.ts';
import type { PostState } from '#domain/letters/post.ts';
import type { Db } from '#server/db/database.ts';
import { EVERY_ROW, holdsText } from '#server/search.ts';
import { matchingLetters, type PostFilter } from './matching-letters.ts';

/** How many letters wait for a person: what did not arrive, and what is held. */
export async function countPostToDecide(db: Db): Promise<{ undelivered: number; held: number }> {
  const count = async (state: PostState) => {
    const letters = matchingLetters(db, { state }, EVERY_ROW);
    return (await letters.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  };
  const [undelivered, held] = await Promise.all([count('undelivered'), count('held')]);
  return { undelivered, held };
}

/** How many letters so narrowed are held for each reason. */
export async function countHeldLetters(db: Db, filter: PostFilter = {}): Promise<Record<HoldReason, number>> {
  const holds = await holdsText(db, 'letter', filter.search);
  const groups = await matchingLetters(db, { ...filter, state: 'held' }, holds)
    .select(({ fn }) => ['heldBecause', fn.countAll<number>().as('letters')])
    .groupBy('heldBecause')
    .execute();
  const reasons = Object.keys(HOLD_REASONS) as HoldReason[];
  const counts = reasons.map((reason) => [
    reason,
    groups.find((group) => group.heldBecause === reason)?.letters ?? 0,
  ]);
  return Object.fromEntries(counts) as Record<HoldReason, number>;
}
