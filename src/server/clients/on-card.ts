import type { Db } from '#server/db/database.ts';

/** The ids of all clients on a card, as a subquery. */
export function onCard(db: Db, cardId: string) {
  return db.selectFrom('client').select('client.id').where('client.cardId', '=', cardId);
}
