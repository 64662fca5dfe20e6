import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { refreshCard } from './refresh-card.ts';

export type JoinOutcome =
  | { outcome: 'done'; cardId: string }
  | { outcome: 'not-found' }
  /** Either of them was joined by somebody else meanwhile, or they are one. */
  | { outcome: 'not-possible' };

/**
 * Has a client stand on the card of another one. Nothing that hangs on it is rewritten: `cardId` alone says where it is
 * shown, so that `partClient` undoes it at any time. Only who stands alone is joined, and only into who stands alone: no
 * joins make a circle.
 */
export async function joinClient(change: StaffChange<'office'>, id: string, intoId: string): Promise<JoinOutcome> {
  const { db } = change;
  await change.lock('client', id, intoId);
  const [client, into] = await Promise.all([findJoin(db, id), findJoin(db, intoId)]);
  if (!client || !into) return { outcome: 'not-found' };
  if (id === intoId || client.joinedIntoId !== null || into.joinedIntoId !== null) return { outcome: 'not-possible' };
  await db.updateTable('client').set({ joinedIntoId: intoId }).where('id', '=', id).execute();
  await db.updateTable('client').set({ cardId: intoId }).where('cardId', '=', id).execute();
  await refreshCard(change, intoId);
  change.record({ noun: 'client', id, verb: 'joined', after: { joinedInto: into.name } });
  return { outcome: 'done', cardId: intoId };
}

/** Has a client stand alone again, with all that were joined into it. */
export async function partClient(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  const { db } = change;
  const seen = await findJoin(db, id);
  if (!seen) return 'not-found';
  await change.lock('client', id, seen.cardId);
  const client = await findJoin(db, id);
  if (!client) return 'not-found';
  if (client.joinedIntoId === null) return 'done';
  const into = await findJoin(db, client.joinedIntoId);
  await db.updateTable('client').set({ joinedIntoId: null }).where('id', '=', id).execute();
  await db
    .updateTable('client')
    .set({ cardId: id })
    .where('id', 'in', await listBelow(db, id))
    .execute();
  await refreshCard(change, id);
  await refreshCard(change, client.cardId);
  change.record({ noun: 'client', id, verb: 'split', before: { joinedInto: into?.name } });
  return 'done';
}

function findJoin(db: Db, id: string) {
  return db.selectFrom('client').select(['name', 'joinedIntoId', 'cardId']).where('id', '=', id).executeTakeFirst();
}

/** The client and whoever was joined into it, or into one of those. */
async function listBelow(db: Db, id: string): Promise<string[]> {
  const found = [id];
  for (let some = found; some.length > 0; ) {
    const next = await db.selectFrom('client').select('id').where('joinedIntoId', 'in', some).execute();
    some = next.map(({ id }) => id);
    found.push(...some);
  }
  return found;
}
