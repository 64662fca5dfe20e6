import { CLIENT_RECORD_NOUNS } from '#domain/clients/client.ts';
import { formatDay } from '#domain/day.ts';
import { decideByUse, type ErasureDecision, erasedIds } from '#domain/personal-data/erasure-plan.ts';
import { type ExportedFact, fact, instantFact } from '#domain/personal-data/exported-thing.ts';
import { NO_FACTS, type Trace } from '#domain/personal-data/trace.ts';
import type { Change } from '#server/change.ts';
import { findClient } from '#server/clients/client-details.ts';
import type { Db } from '#server/db/database.ts';
import { eraseHistory } from '#server/events/erasing.ts';
import { containsTextInSmallTable } from '#server/search.ts';
import type { DecisionContext, PersonRecords } from '../personal-data.ts';

/** Clients that may be this person, for example a sole trader. */
export const CLIENTS = {
  deletedWhen: 'staff delete it; one that staff never saved, with its last client record',
  async find(db, { clientNames, isClientName }) {
    if (clientNames.length === 0) return { traces: [] };
    const primaryClients = db
      .selectFrom('client')
      .select('id')
      .where(({ or }) => or(clientNames.map(containsTextInSmallTable)));
    const rows = await db
      .selectFrom('client')
      .select(['id', 'name', 'createdAt as at'])
      .where('primaryClientId', 'in', primaryClients)
      .execute();
    const found = rows.filter(({ name }) => isClientName(name));
    return { traces: found.map((row): Trace => ({ ...NO_FACTS, noun: 'client', ...row, about: row.name })) };
  },
  readFacts: factsOfClient,
  decide: decideClients,
  isDecidedLast: true,
  lock: { table: 'client', id: 'id' },
  async erase(change, { erasures }) {
    await eraseFormClients(change, erasedIds(erasures, 'client'));
  },
} satisfies PersonRecords;

async function factsOfClient(db: Db, { id }: Trace): Promise<ExportedFact[]> {
  const client = await findClient(db, id);
  if (!client) return [];
  return [
    ...fact('name', 'Názov', client.name),
    ...fact('ico', 'IČO', client.ico),
    ...fact('street', 'Ulica a\u00A0číslo', client.street),
    ...fact('city', 'Mesto', client.city),
    ...fact('domains', 'Domény e-mailov', client.domains.join(', ')),
    ...fact('contractNumber', 'Číslo zmluvy', client.contractNumber),
    ...fact('contractSince', 'Zmluva od', client.contractSince && formatDay(client.contractSince)),
    ...fact('contractUntil', 'Zmluva do', client.contractUntil && formatDay(client.contractUntil)),
    ...fact('note', 'Poznámka', client.note),
    ...instantFact('createdAt', 'Vedieme od', client.createdAt),
  ];
}

/** Depends on which of these clients staff maintain, and which have client records that the plan does not delete. */
async function decideClients(
  db: Db,
  clients: readonly Trace[],
  { isDeleted }: DecisionContext,
): Promise<ErasureDecision[]> {
  const ids = clients.map(({ id }) => id);
  const ofForms = await clientsOfForms(db).where('client.id', 'in', ids).execute();
  const inUse = new Set<string | null>();
  for (const noun of CLIENT_RECORD_NOUNS) {
    const records = await db.selectFrom(noun).select(['id', 'clientId']).where('clientId', 'in', ids).execute();
    for (const { id, clientId } of records) if (!isDeleted({ noun, id })) inUse.add(clientId);
  }
  return ids.map((id) =>
    decideByUse({ isOfStaff: !ofForms.some((client) => client.id === id), isInUse: inUse.has(id) }),
  );
}

/** Erases locked clients with their match keys and contacts. */
export async function eraseFormClients(change: Change, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await eraseHistory(change, 'client', ids);
  await change.db.deleteFrom('client').where('id', 'in', ids).execute();
}

/** Clients created from forms whose client records have all been erased. */
export function formClients(db: Db) {
  return clientsOfForms(db).where(({ not, exists, selectFrom, and }) =>
    and(
      CLIENT_RECORD_NOUNS.map((noun) =>
        not(exists(selectFrom(noun).select(`${noun}.id`).whereRef(`${noun}.clientId`, '=', 'client.id'))),
      ),
    ),
  );
}

/**
 * Clients created from forms, or from what staff entered for a caller, which staff have not changed: neither saved,
 * joined nor split.
 */
function clientsOfForms(db: Db) {
  const automaticVerbs = ['createdAutomatically', 'completedAutomatically', 'erased'] as const;
  return db
    .selectFrom('client')
    .select('client.id')
    .where('joinedIntoId', 'is', null)
    .where(({ not, exists, selectFrom, and }) => {
      const events = selectFrom('event')
        .select('event.position')
        .where('event.noun', '=', 'client')
        .whereRef('event.nounId', '=', 'client.id');
      const joined = selectFrom('client as other')
        .select('other.id')
        .whereRef('other.joinedIntoId', '=', 'client.id');
      return and([
        exists(events.where('event.verb', '=', 'createdAutomatically')),
        not(exists(events.where('event.verb', 'not in', automaticVerbs))),
        not(exists(joined)),
      ]);
    });
}
