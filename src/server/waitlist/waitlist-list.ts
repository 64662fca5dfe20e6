import type { City } from '#domain/courses/course.ts';
import { APPLICANT_NAME } from '#domain/sign-ups/sign-up.ts';
import {
  type ListedEntry,
  WAITLIST_STATE_LABELS,
  type WaitlistEntry,
  type WaitlistOrder,
  type WaitlistState,
} from '#domain/waitlist/waitlist-entry.ts';
import { joinedClientIds } from '#server/clients/client-details.ts';
import type { Db } from '#server/db/database.ts';
import { withFailedEmailFlag } from '#server/emails/failed-emails.ts';
import { countStates, given, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsText, EVERY_ROW } from '#server/search.ts';
import { entryState } from './requested-dates.ts';

export interface WaitlistFilter {
  state?: WaitlistState;
  courseTypeId?: string;
  city?: City;
  search?: string;
  /** All of this client and of those joined into it. */
  clientId?: string;
}

/** One page of waitlist entries in any state, in the requested order. */
export async function listWaitlist(
  db: Db,
  { order = 'newest', ...filter }: WaitlistFilter & PageRequest<WaitlistState> & { order?: WaitlistOrder },
): Promise<ListPage<ListedEntry, WaitlistState>> {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const holds = await containsText(db, 'waitlistEntry', filter.search);
  const { state, courseTypeId, city, clientId } = filter;
  const matching = entriesWithState(db, holds, clientId).where(({ and }) => and(given({ courseTypeId, city })));
  return readPage(
    filter,
    () => countStates(matching, WAITLIST_STATE_LABELS, (eb, state) => eb('state', '=', state)),
    async (limit, offset) => {
      const rows = await matching
        .innerJoin('courseType', 'courseType.id', 'entry.courseTypeId')
        .select(['entry.id', 'city', ...APPLICANT_NAME, 'seats', 'email', 'phone'])
        .select(['receivedAt', 'state', 'courseType.name as typeName', 'image'])
        .where(({ and }) => and(given({ state })))
        .orderBy('receivedAt', direction)
        .orderBy('entry.id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
      return withFailedEmailFlag(db, 'waitlistEntry', rows);
    },
  );
}

/** The state of an entry, with the newest active sign-up created from it. */
export async function findEntryState(
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

/** Narrowed by text and client before the state of entries is looked up. */
function entriesWithState(db: Db, holds = EVERY_ROW, clientId?: string) {
  const entries = db
    .selectFrom('waitlistEntry')
    .where(holds)
    .$if(clientId !== undefined, (query) => query.where('clientId', 'in', joinedClientIds(db, clientId as string)));
  return db.selectFrom(entries.selectAll().select(entryState).as('entry'));
}
