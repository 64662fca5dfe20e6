import type { Db } from '#server/db/database.ts';

/** The ids of a primary client and of all clients joined into it, as a subquery. */
export function joinedClientIds(db: Db, primaryClientId: string) {
  return db.selectFrom('client').select('client.id').where('client.primaryClientId', '=', primaryClientId);
}
