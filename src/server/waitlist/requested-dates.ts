import { expressionBuilder, type Selectable } from 'kysely';
import type { City, Course } from '#domain/courses/course.ts';
import type { QueueEntry } from '#domain/seat-offers/next-offers.ts';
import type { SeatOfferState } from '#domain/seat-offers/seat-offer.ts';
import type { RequestedDate, WaitlistEntry, WaitlistState } from '#domain/waitlist/waitlist-entry.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

const eb = expressionBuilder<Tables, 'waitlistEntry'>();

const signUpsOfEntry = eb
  .selectFrom('signUp')
  .select('signUp.id')
  .whereRef('signUp.waitlistEntryId', '=', 'waitlistEntry.id');

const activeSignUps = signUpsOfEntry.where('signUp.status', '!=', 'cancelled');

/** A column of an entry: its state (`WaitlistState`). */
export const entryState = eb
  .case()
  .when(eb.exists(signUpsOfEntry.where('signUp.status', '=', 'confirmed')))
  .then<WaitlistState>('served')
  .when(eb.exists(signUpsOfEntry.where('signUp.status', '=', 'waiting')))
  .then<WaitlistState>('offered')
  .when('waitlistEntry.endedAt', 'is not', null)
  .then<WaitlistState>('ended')
  .else<WaitlistState>('waiting')
  .end()
  .as('state');

export function entriesWithoutDate(db: Db) {
  return db
    .selectFrom('waitlistEntry')
    .where('waitlistEntry.endedAt', 'is', null)
    .where(eb.not(eb.exists(activeSignUps)));
}

export type QueuedWaitlistEntry = WaitlistEntry & QueueEntry;

export type RequestedCourse = Pick<Course, 'id' | 'courseTypeId' | 'city' | 'status'>;

/**
 * The entries that request such a date: of its type, in its city, with neither seats nor an offer on another date.
 * Excludes those that did not accept an offer of it, and those without an e-mail: staff call them.
 */
export async function listEntriesRequesting(
  db: Db,
  { id, courseTypeId, city, status }: RequestedCourse,
): Promise<QueuedWaitlistEntry[]> {
  // a private course is for its client alone
  if (courseTypeId === null || status !== 'active') return [];
  const rows = await entriesRequesting(db, { id, courseTypeId, city }).selectAll().execute();
  return rows.map((row) => ({ ...toEntry(row), hasEmail: true, lastOffer: null }));
}

function entriesRequesting(db: Db, { id, courseTypeId, city }: { id: string; courseTypeId: string; city: City }) {
  return entriesWithoutDate(db)
    .where('courseTypeId', '=', courseTypeId)
    .where('city', '=', city)
    .where('email', '!=', '')
    .where(({ not, exists }) =>
      not(
        exists(
          signUpsOfEntry
            .innerJoin('seatOffer', 'seatOffer.signUpId', 'signUp.id')
            .where('seatOffer.courseId', '=', id)
            .where('seatOffer.state', 'in', UNACCEPTED),
        ),
      ),
    );
}

/** Ended offers after which the course is not offered again; a voided one ended without the applicant's answer. */
const UNACCEPTED = ['declined', 'expired', 'withdrawn'] as const satisfies SeatOfferState[];

/** Requested dates, by type and city: those with the most seats first. */
export function listRequestedDates(db: Db): Promise<RequestedDate[]> {
  return entriesWithoutDate(db)
    .innerJoin('courseType', 'courseType.id', 'waitlistEntry.courseTypeId')
    .select(['courseTypeId', 'city', 'courseType.name as typeName', 'courseType.image', 'courseType.typicalCapacity'])
    .select(({ fn }) => [
      fn.countAll<number>().as('entries'),
      fn.sum<number>('waitlistEntry.seats').as('seats'),
      fn.min('waitlistEntry.receivedAt').as('since'),
    ])
    .groupBy(['courseTypeId', 'city', 'courseType.name', 'courseType.image', 'courseType.typicalCapacity'])
    .orderBy('seats', 'desc')
    .orderBy('since')
    .execute();
}

/** How many seats are requested in all, of the type and in the city of an entry. */
export async function countRequestedSeats(
  db: Db,
  { courseTypeId, city }: Pick<WaitlistEntry, 'courseTypeId' | 'city'>,
): Promise<number> {
  const { seats } = await entriesWithoutDate(db)
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('waitlistEntry.seats'), lit(0)).as('seats'))
    .where('courseTypeId', '=', courseTypeId)
    .where('city', '=', city)
    .executeTakeFirstOrThrow();
  return seats;
}

/** Builds an entry from its row. */
export function toEntry({
  searchText,
  clientId,
  clientMatch,
  ...row
}: Selectable<Tables['waitlistEntry']>): WaitlistEntry {
  return { ...row, mayBeSplit: row.mayBeSplit === 1 };
}
