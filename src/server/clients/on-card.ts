import type { Db } from '#server/db/database.ts';

/** The ids of all on a client's card, for a query to narrow by. */
export function onCard(db: Db, cardId: string) {
  return db.selectFrom('client').select('client.id').where('client.cardId', '=', cardId);
}
