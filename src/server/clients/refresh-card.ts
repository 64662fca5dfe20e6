import { clientSearchText, MATTER_NOUNS } from '#domain/clients/client.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { listOnCard } from './client-records.ts';
import { onCard } from './on-card.ts';

/** Updates a card's search text and the time of its newest record after its clients or records have changed. */
export async function refreshCard({ db }: Change, cardId: string): Promise<void> {
  const clients = await listOnCard(db, cardId);
  const contacts = clients.flatMap(({ contacts }) => contacts);
  const places = clients.flatMap(({ domains, branches }) => [
    ...domains,
    ...branches.flatMap(({ name, city }) => [name, city]),
  ]);
  await db
    .updateTable('client')
    .set({
      searchText: clientSearchText(clients, contacts, places),
      lastMatterAt: await findLastMatterAt(db, cardId),
    })
    .where('id', '=', cardId)
    .execute();
}

async function findLastMatterAt(db: Db, cardId: string): Promise<string | null> {
  const newest = await Promise.all(
    MATTER_NOUNS.map((noun) =>
      db
        .selectFrom(noun)
        .select('receivedAt')
        .where('clientId', 'in', onCard(db, cardId))
        .orderBy('receivedAt', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return (
    newest
      .map((matter) => matter?.receivedAt ?? '')
      .toSorted()
      .at(-1) || null
  );
}
