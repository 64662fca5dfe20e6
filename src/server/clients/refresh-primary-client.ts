import { CLIENT_RECORD_NOUNS, clientSearchText } from '#domain/clients/client.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { joinedClientIds, listClientWithJoined } from './client-details.ts';

/** Updates a primary client's search text and the time of its newest record after clients or records have changed. */
export async function refreshPrimaryClient({ db }: Change, primaryClientId: string): Promise<void> {
  const clients = await listClientWithJoined(db, primaryClientId);
  const contacts = clients.flatMap(({ contacts }) => contacts);
  const places = clients.flatMap(({ domains, branches }) => [
    ...domains,
    ...branches.flatMap(({ name, city }) => [name, city]),
  ]);
  await db
    .updateTable('client')
    .set({
      searchText: clientSearchText(clients, contacts, places),
      lastRecordAt: await findLastRecordAt(db, primaryClientId),
    })
    .where('id', '=', primaryClientId)
    .execute();
}

async function findLastRecordAt(db: Db, primaryClientId: string): Promise<string | null> {
  const newest = await Promise.all(
    CLIENT_RECORD_NOUNS.map((noun) =>
      db
        .selectFrom(noun)
        .select('receivedAt')
        .where('clientId', 'in', joinedClientIds(db, primaryClientId))
        .orderBy('receivedAt', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  const times = newest.flatMap((record) => record?.receivedAt ?? []);
  return times.toSorted().at(-1) ?? null;
}
