import type { ClientChoice } from '#domain/clients/client-details.ts';
import type { Db } from '#server/db/database.ts';
import { joinedClientIds } from './joined-client-ids.ts';

const SIMILAR_CLIENTS_MAX = 10;

/** Other primary clients that share a domain or a name with this one: the same company, perhaps. */
export function listSimilarClients(db: Db, primaryClientId: string): Promise<ClientChoice[]> {
  return db
    .selectFrom('client')
    .select(['id', 'name', 'ico', 'city'])
    .where('joinedIntoId', 'is', null)
    .where('id', '!=', primaryClientId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('clientMatchKey as own')
        .innerJoin('clientMatchKey as other', (join) =>
          join.onRef('other.kind', '=', 'own.kind').onRef('other.value', '=', 'own.value'),
        )
        .innerJoin('client as sharing', 'sharing.id', 'other.clientId')
        .select('sharing.primaryClientId')
        .where('own.clientId', 'in', joinedClientIds(db, primaryClientId)),
    )
    .orderBy('nameSortKey')
    .limit(SIMILAR_CLIENTS_MAX)
    .execute();
}
