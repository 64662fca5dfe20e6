import type { City } from '#domain/courses/course.ts';
import type { ListedEntry, WaitlistEntry, WaitlistOrder, WaitlistState } from '#domain/waitlist/waitlist-entry.ts';
import type { Db } from '#server/db/database.ts';
import { withFailedLetterMark } from '#server/letters/failed-letters.ts';
import { type Counts, type ListPage, type PageAsked, readPage } from '#server/list-page.ts';
import { holdsText } from '#server/search.ts';
import { entryState } from './awaited-dates.ts';

/** What narrows the list of those who wait for a date. */
export interface WaitlistFilter {
  state?: WaitlistState;
  courseTypeId?: string;
  city?: City;
  search?: string;
}

/** One page of those who wait or waited for a date, in the order that is asked for. */
export function listWaitlist(
  db: Db,
  { order = 'newest', ...filter }: WaitlistFilter & PageAsked<WaitlistState> & { order?: WaitlistOrder },
): Promise<ListPage<ListedEntry, WaitlistState>> {
  const direction = order === 'newest' ? 'desc' : 'asc';
  return readPage(
    filter,
    () => countWaitlist(db, filter),
    async (limit, offset) => {
      const rows = await matchingEntries(db, filter)
        .innerJoin('courseType', 'courseType.id', 'entry.courseTypeId')
        .select(['entry.id', 'city', 'applicant', 'firstName', 'lastName', 'companyName', 'seats', 'email', 'phone'])
        .select(['receivedAt', 'state', 'courseType.name as typeName', 'image'])
        .$if(filter.state !== undefined, (query) => query.where('state', '=', filter.state as WaitlistState))
        .orderBy('receivedAt', direction)
        .orderBy('entry.id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      const listed = rows.map((row) => ({ ...row, city: row.city as City }));
      return withFailedLetterMark(db, 'waitlistEntry', listed);
    },
  );
}

/** Where an entry stands, with the newest sign-up that came of it and still stands. */
export async function findEntryStanding(
  db: Db,
  { id }: Pick<WaitlistEntry, 'id'>,
): Promise<{ state: WaitlistState; signUpId: string | null }> {
  const [entry, signUp] = await Promise.all([
    entriesWithState(db).select('state').where('id', '=', id).executeTakeFirstOrThrow(),
    db
      .selectFrom('signUp')
      .select('id')
      .where('waitlistEntryId', '=', id)
      .where('status', '!=', 'cancelled')
      .orderBy('courseDate', 'desc')
      .executeTakeFirst(),
  ]);
  return { state: entry.state, signUpId: signUp?.id ?? null };
}

async function countWaitlist(db: Db, filter: WaitlistFilter): Promise<Counts<WaitlistState>> {
  return matchingEntries(db, filter)
    .select(({ fn }) => {
      const count = fn.countAll<number>();
      return [
        count.as('all'),
        count.filterWhere('state', '=', 'waiting').as('waiting'),
        count.filterWhere('state', '=', 'asked').as('asked'),
        count.filterWhere('state', '=', 'served').as('served'),
        count.filterWhere('state', '=', 'ended').as('ended'),
      ];
    })
    .executeTakeFirstOrThrow();
}

function matchingEntries(db: Db, { courseTypeId, city, search }: WaitlistFilter) {
  return entriesWithState(db)
    .$if(courseTypeId !== undefined, (query) => query.where('entry.courseTypeId', '=', courseTypeId as string))
    .$if(city !== undefined, (query) => query.where('entry.city', '=', city as City))
    .$if(Boolean(search), (query) => query.where(holdsText(search as string)));
}

function entriesWithState(db: Db) {
  return db.selectFrom(db.selectFrom('waitlistEntry').selectAll().select(entryState).as('entry'));
}
