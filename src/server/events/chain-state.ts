import type { ChainCheck, ChainState } from '#domain/events/chain-check.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { listNewestEvents } from './events.ts';

/** Stores the chain's current end; the first one stored on a day is kept. */
export async function storeChainEnd(change: Change): Promise<void> {
  const end = await findChainEnd(change.db);
  if (!end) return;
  await change.db
    .insertInto('eventChainDay')
    .values({ day: today(change), ...end })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

/** Records the result of a check and its actor. */
export function recordCheck({ record }: StaffChange<'settings'>, { position, faults }: ChainCheck): void {
  record({ noun: 'eventChain', id: '1', verb: 'verified', after: { position, faults } });
}

export async function findChainState(db: Db): Promise<ChainState> {
  const end = (await findChainEnd(db)) ?? { position: 0, hash: '' };
  const [last] = await listNewestEvents(db, 'eventChain', 1);
  return { ...end, check: last && { at: last.at, by: last.actor.name, ...(last.after as CheckValues) } };
}

type CheckValues = Pick<ChainCheck, 'position' | 'faults'>;

function findChainEnd(db: Db): Promise<{ position: number; hash: string } | undefined> {
  return db.selectFrom('eventChain').select(['position', 'hash']).executeTakeFirst();
}
