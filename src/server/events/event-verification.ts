import type { ChainCheck, ChainFault, ChainState } from '#domain/events/chain-check.ts';
import { rowsInBatches } from '#server/batches.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';
import { eventHash, FIRST_HASH, valuesHash } from './event-chain.ts';
import { listNewestEvents } from './events.ts';

/** Events read at once; other requests run between batches. */
const EVENTS_PER_BATCH = 1_000;

/** Staff read no more of them. */
const FAULTS_MAX = 20;

/**
 * Verifies the whole chain: every event's hash, its link to the previous one, its values, and the stored ends. Events
 * appended meanwhile are verified too.
 */
export async function verifyEvents(db: Db): Promise<ChainCheck> {
  const storedEnds = await listStoredEnds(db);
  const faults: ChainFault[] = [];
  /** By thing, the events whose values are missing and no later `erased` event explains. */
  const unexplained = new Map<string, number[]>();
  let end = { position: 0, hash: FIRST_HASH };
  for await (const event of chainedEvents(db)) {
    const { position } = event;
    if (position !== end.position + 1) faults.push({ fault: 'missing', position: end.position + 1 });
    // an event altered together with its hash breaks the link of the next one
    else if (event.previousHash !== end.hash) faults.push({ fault: 'altered', position: end.position || position });
    if (eventHash(event) !== event.hash) faults.push({ fault: 'altered', position });
    else if (storedEnds.has(position) && storedEnds.get(position) !== event.hash)
      faults.push({ fault: 'rewritten', position });
    const thing = `${event.noun}/${event.nounId}`;
    if (event.verb === 'erased') unexplained.delete(thing);
    if (event.salt === null || event.content === null) unexplained.getOrInsert(thing, []).push(position);
    else if (valuesHash({ salt: event.salt, content: event.content }) !== event.valuesHash) {
      faults.push({ fault: 'values-altered', position });
    }
    end = { position, hash: event.hash };
    if (faults.length >= FAULTS_MAX) return { ...end, faults };
  }
  for (const position of [...unexplained.values()].flat().sort((one, other) => one - other))
    faults.push({ fault: 'values-missing', position });
  const reached = Math.max(0, ...storedEnds.keys());
  if (reached > end.position) faults.push({ fault: 'cut', position: reached });
  return { ...end, faults: faults.slice(0, FAULTS_MAX) };
}

/** True when an event of the chain has a hash that begins with this one. */
export function isInChain(db: Db, hash: string): Promise<boolean> {
  return hasRows(db.selectFrom('event').where('hash', 'like', `${hash}%`));
}

/** Positions and hashes of the chain's end: now, and each night. */
async function listStoredEnds(db: Db): Promise<Map<number, string>> {
  const nights = await db.selectFrom('eventChainDay').select(['position', 'hash']).execute();
  const now = await db.selectFrom('eventChain').select(['position', 'hash']).execute();
  return new Map([...nights, ...now].map(({ position, hash }) => [position, hash]));
}

function chainedEvents(db: Db) {
  return rowsInBatches(
    (last: { position: number } | undefined, limit) =>
      db
        .selectFrom('event')
        .leftJoin('eventValues', 'eventValues.position', 'event.position')
        .selectAll('event')
        .select(['eventValues.salt', 'eventValues.content'])
        .where('event.position', '>', last?.position ?? 0)
        .orderBy('event.position')
        .limit(limit)
        .execute(),
    EVENTS_PER_BATCH,
  );
}

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
