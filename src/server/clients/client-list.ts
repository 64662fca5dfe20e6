import { type ExpressionBuilder, sql } from 'kysely';
import { type ClientOrder, type ContractState, endingBy, type ListedClient } from '#domain/clients/client.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Counts, type ListPage, type PageAsked, readPage } from '#server/list-page.ts';
import { holdsTextAmongFew } from '#server/search.ts';

/** Filters of the list of clients. */
export interface ClientFilter {
  state?: ContractState;
  search?: string;
  today: Day;
}

type ClientsAsked = ClientFilter & PageAsked<ContractState> & { order?: ClientOrder };

/** One page of the clients' cards, in the requested order. */
export function listClients(
  db: Db,
  { order = 'name', ...filter }: ClientsAsked,
): Promise<ListPage<ListedClient, ContractState>> {
  return readPage(
    filter,
    () => countClients(db, filter),
    async (limit, offset) => {
      const rows = await matchingClients(db, filter)
        .select(CLIENT_COLUMNS)
        .$if(order === 'name', (query) => query.orderBy('nameSortKey'))
        // clients without any record come last
        .$if(order === 'recent', (query) => query.orderBy(sql`coalesce("lastMatterAt", '')`, 'desc'))
        .orderBy('client.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return withCounts(db, rows);
    },
  );
}

/** These cards, as the list shows them. */
export async function listCards(db: Db, ids: readonly string[]): Promise<ListedClient[]> {
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
  'lastMatterAt',
] as const;

/** The clients' cards that match the filter, as a query to be ordered and limited. */
export function matchingClients(db: Db, { state, search, today }: ClientFilter) {
  return db
    .selectFrom('client')
    .where('joinedIntoId', 'is', null)
    .$if(state !== undefined, (query) => query.where((eb) => hasContract(eb, state as ContractState, today)))
    .where(holdsTextAmongFew(search));
}

/** Adds how many sign-ups and contact requests each card has. */
export async function withCounts<Row extends { id: string }>(db: Db, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  const [signUps, contactRequests] = await Promise.all([
    countOn(db, 'signUp', ids),
    countOn(db, 'contactRequest', ids),
  ]);
  return rows.map((row) => ({
    ...row,
    signUps: signUps.get(row.id) ?? 0,
    contactRequests: contactRequests.get(row.id) ?? 0,
  }));
}

async function countOn(db: Db, noun: 'signUp' | 'contactRequest', cardIds: readonly string[]) {
  if (cardIds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('client')
    .innerJoin(`${noun as 'signUp'} as matter`, 'matter.clientId', 'client.id')
    .select(['cardId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('cardId', 'in', cardIds)
    .groupBy('cardId')
    .execute();
  return new Map(rows.map(({ cardId, count }) => [cardId, count]));
}

async function countClients(db: Db, { search, today }: ClientFilter): Promise<Counts<ContractState>> {
  return matchingClients(db, { search, today })
    .select((eb) => {
      const count = eb.fn.countAll<number>();
      const inState = (state: ContractState) => count.filterWhere(hasContract(eb, state, today)).as(state);
      return [count.as('all'), inState('running'), inState('ending'), inState('over'), inState('none')];
    })
    .executeTakeFirstOrThrow();
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
