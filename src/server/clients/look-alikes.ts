import type { ClientChoice } from '#domain/clients/client-card.ts';
import type { Db } from '#server/db/database.ts';
import { onCard } from './on-card.ts';

const LOOK_ALIKES_MAX = 10;

/** Other cards that share a domain or a name with this one: the same company, perhaps. */
export function listLookAlikes(db: Db, cardId: string): Promise<ClientChoice[]> {
  return db
    .selectFrom('client')
    .select(['id', 'name', 'ico', 'city'])
    .where('joinedIntoId', 'is', null)
    .where('id', '!=', cardId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('clientMark as own')
        .innerJoin('clientMark as other', (join) =>
          join.onRef('other.kind', '=', 'own.kind').onRef('other.value', '=', 'own.value'),
        )
        .innerJoin('client as bearer', 'bearer.id', 'other.clientId')
        .select('bearer.cardId')
        .where('own.clientId', 'in', onCard(db, cardId)),
    )
    .orderBy('nameSortKey')
    .limit(LOOK_ALIKES_MAX)
    .execute();
}
