import { type ExpressionBuilder, sql } from 'kysely';
import {
  type ClientOrder,
  CONTRACT_STATE_LABELS,
  type ContractState,
  endingBy,
  type ListedClient,
} from '#domain/clients/client.ts';
import type { ClientChoice } from '#domain/clients/client-details.ts';
import type { Day } from '#domain/day.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countStates, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsTextInSmallTable } from '#server/search.ts';

export interface ClientFilter {
  state?: ContractState;
  search?: string;
  today: Day;
}

type ClientsRequest = ClientFilter & PageRequest<ContractState> & { order?: ClientOrder };

/** One page of the primary clients, in the requested order. */
export function listClients(
  db: Db,
  { order = 'name', ...filter }: ClientsRequest,
): Promise<ListPage<ListedClient, ContractState>> {
  return readPage(
    filter,
    () =>
      countStates(matchingClients(db, { ...filter, state: undefined }), CONTRACT_STATE_LABELS, (eb, state) =>
        hasContract(eb, state, filter.today),
      ),
    async (limit, offset) => {
      const rows = await matchingClients(db, filter)
        .select(CLIENT_COLUMNS)
        .$if(order === 'name', (query) => query.orderBy('nameSortKey'))
        // clients without any record come last
        .$if(order === 'recent', (query) => query.orderBy(sql`coalesce("lastRecordAt", '')`, 'desc'))
        .orderBy('client.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return withCounts(db, rows);
    },
  );
}

/** How many clients a user can look through to choose one. */
const FOUND_CLIENTS_MAX = 12;

/** The first primary clients with this text, by name; `hasMore` where further ones match. `exceptId` is left out. */
export async function searchClients(
  db: Db,
  search: string,
  exceptId = '',
): Promise<{ clients: ClientChoice[]; hasMore: boolean }> {
  const found = await db
    .selectFrom('client')
    .select(['id', 'name', 'ico', 'city'])
    .where('joinedIntoId', 'is', null)
    .where('id', '!=', exceptId)
    .where(containsTextInSmallTable(search))
    .orderBy('nameSortKey')
    .orderBy('id')
    .limit(FOUND_CLIENTS_MAX + 1)
    .execute();
  return { clients: found.slice(0, FOUND_CLIENTS_MAX), hasMore: found.length > FOUND_CLIENTS_MAX };
}

/** These primary clients, as the list shows them. */
export async function listClientsById(db: Db, ids: readonly string[]): Promise<ListedClient[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('client')
    .select(CLIENT_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('nameSortKey')
    .execute();
  return withCounts(db, rows);
}

export const CLIENT_COLUMNS = [
  'client.id',
  'name',
  'ico',
  'city',
  'contractNumber',
  'contractSince',
  'contractUntil',
  'lastRecordAt',
] as const;

/** The primary clients that match the filter, as a query to be ordered and limited. */
export function matchingClients(db: Db, { state, search, today }: ClientFilter) {
  return db
    .selectFrom('client')
    .where('joinedIntoId', 'is', null)
    .$if(state !== undefined, (query) => query.where((eb) => hasContract(eb, state as ContractState, today)))
    .where(containsTextInSmallTable(search));
}

/** Adds how many sign-ups and contact requests each primary client has. */
export async function withCounts<Row extends { id: string }>(db: Db, rows: Row[]) {
  const ids = idsOf(rows);
  const [signUps, contactRequests] = await Promise.all([
    countOfClients(db, 'signUp', ids),
    countOfClients(db, 'contactRequest', ids),
  ]);
  return rows.map((row) => ({
    ...row,
    signUps: signUps.get(row.id) ?? 0,
    contactRequests: contactRequests.get(row.id) ?? 0,
  }));
}

async function countOfClients(db: Db, noun: 'signUp' | 'contactRequest', primaryClientIds: readonly string[]) {
  if (primaryClientIds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('client')
    .innerJoin(`${noun as 'signUp'} as record`, 'record.clientId', 'client.id')
    .select(['primaryClientId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('primaryClientId', 'in', primaryClientIds)
    .groupBy('primaryClientId')
    .execute();
  return new Map(rows.map(({ primaryClientId, count }) => [primaryClientId, count]));
}

/** The rule of `contractState` as a condition of the database. */
function hasContract(eb: ExpressionBuilder<Tables, 'client'>, state: ContractState, today: Day) {
  const { and, or, not } = eb;
  const none = and([eb('contractNumber', '=', ''), eb('contractSince', 'is', null), eb('contractUntil', 'is', null)]);
  switch (state) {
    case 'none':
      return none;
    case 'over':
      return eb('contractUntil', '<', today);
    case 'ending':
      return and([eb('contractUntil', '>=', today), eb('contractUntil', '<=', endingBy(today))]);
    case 'running':
      return and([not(none), or([eb('contractUntil', 'is', null), eb('contractUntil', '>', endingBy(today))])]);
  }
}
