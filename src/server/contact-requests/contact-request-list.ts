import type { ContactRequestInList, ContactRequestState } from '#domain/contact-requests/contact-request.ts';
import type { Db } from '#server/db/database.ts';
import { withFailedLetterMark } from '#server/letters/failed-letters.ts';
import { type Counts, type ListPage, type PageAsked, readPage } from '#server/list-page.ts';
import { EVERY_ROW, holdsText, type TextCondition } from '#server/search.ts';

/** What narrows the list of contact requests. */
export interface ContactRequestFilter {
  state?: ContactRequestState;
  search?: string;
}

/** One page of contact requests, newest first. */
export async function listContactRequests(
  db: Db,
  filter: ContactRequestFilter & PageAsked<ContactRequestState>,
): Promise<ListPage<ContactRequestInList, ContactRequestState>> {
  const holds = await holdsText(db, 'contactRequest', filter.search);
  const count = () => countMatching(db, holds);
  return readPage(filter, count, async (limit, offset) => {
    // found first, then read: what is skipped is not looked at
    const page = matchingRequests(db, filter, holds)
      .select('id')
      .orderBy('receivedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset);
    const rows = await db
      .selectFrom('contactRequest')
      .select(COLUMNS)
      .where('id', 'in', page)
      .orderBy('receivedAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return withFailedLetterMark(db, 'contactRequest', rows);
  });
}

/** How many wait for an answer. */
export async function countNewContactRequests(db: Db): Promise<number> {
  const { count } = await matchingRequests(db, { state: 'new' }, EVERY_ROW)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many so narrowed there are in each state. */
export async function countContactRequests(
  db: Db,
  { search }: ContactRequestFilter = {},
): Promise<Counts<ContactRequestState>> {
  return countMatching(db, await holdsText(db, 'contactRequest', search));
}

function countMatching(db: Db, holds: TextCondition): Promise<Counts<ContactRequestState>> {
  return matchingRequests(db, {}, holds)
    .select(({ fn }) => {
      const count = fn.countAll<number>();
      return [
        count.as('all'),
        count.filterWhere('handledAt', 'is', null).as('new'),
        count.filterWhere('handledAt', 'is not', null).as('handled'),
      ];
    })
    .executeTakeFirstOrThrow();
}

function matchingRequests(db: Db, { state }: Pick<ContactRequestFilter, 'state'>, holds: TextCondition) {
  return db
    .selectFrom('contactRequest')
    .$if(state === 'new', (query) => query.where('handledAt', 'is', null))
    .$if(state === 'handled', (query) => query.where('handledAt', 'is not', null))
    .where(holds);
}

const COLUMNS = [
  'id',
  'company',
  'firstName',
  'lastName',
  'zameranie',
  'pocetZ',
  'prevadzky',
  'receivedAt',
  'handledAt',
] as const satisfies (keyof ContactRequestInList)[];
