import { hash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { NewEvent, RecordedEvent } from '#domain/events/event.ts';
import { batchesOf } from '#server/batches.ts';
import type { EventRow, Tables } from '#server/db/tables.ts';

/** The actor of an event, as stored in its row. */
export type EventActor = RecordedEvent['actor'];

export const FIRST_HASH = '';

/** An event to append to the chain: by whom, and when (ISO, UTC). */
export interface ChainEntry {
  event: NewEvent;
  actor: EventActor;
  at: string;
}

/**
 * Appends events to the chain. The chain's end is one row, which stays locked until the commit, so this is to be called
 * after all other writes of the change.
 */
export async function appendEvents(db: Transaction<Tables>, entries: readonly ChainEntry[]): Promise<void> {
  if (entries.length === 0) return;
  let end = await lockEnd(db);
  const rows: EventRow[] = [];
  const values: Tables['eventValues'][] = [];
  for (const { event, actor, at } of entries) {
    const { noun, id, verb, before = null, after = null } = event;
    const content = saltedValues({ actorName: actor.name, before, after });
    const position = end.position + 1;
    const row = { position, at, actorKind: actor.kind, actorId: actor.id, noun, nounId: id, verb };
    const linked = { ...row, valuesHash: content.hash, previousHash: end.hash };
    end = { position, hash: eventHash(linked) };
    rows.push({ ...linked, hash: end.hash });
    values.push({ position, salt: content.salt, content: content.text });
  }
  for (const batch of batchesOf(rows)) await db.insertInto('event').values(batch).execute();
  for (const batch of batchesOf(values)) await db.insertInto('eventValues').values(batch).execute();
  await db.updateTable('eventChain').set(end).execute();
}

/** The hash that chains an event to the one before it. It covers only the hash of its values, so they can be erased. */
export function eventHash(event: Omit<EventRow, 'hash'>): string {
  const { position, at, actorKind, actorId, noun, nounId, verb, valuesHash, previousHash } = event;
  return hash(
    'sha256',
    JSON.stringify([previousHash, position, at, actorKind, actorId, noun, nounId, verb, valuesHash]),
  );
}

/** Salted, so that erased values cannot be guessed from their remaining hash. */
export function valuesHash({ salt, content }: { salt: string; content: string }): string {
  return hash('sha256', `${salt}\n${content}`);
}

function saltedValues(content: object): { text: string; salt: string; hash: string } {
  const text = JSON.stringify(content);
  const salt = randomBytes(16).toString('hex');
  return { text, salt, hash: valuesHash({ salt, content: text }) };
}

/** An upsert locks the row on both engines, also when it is the first. */
async function lockEnd(db: Transaction<Tables>): Promise<{ position: number; hash: string }> {
  return db
    .insertInto('eventChain')
    .values({ id: 1, position: 0, hash: FIRST_HASH })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: 1 }))
    .returning(['position', 'hash'])
    .executeTakeFirstOrThrow();
}
