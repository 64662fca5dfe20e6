import { sql } from 'kysely';
import { APPLICANT_NAME, type SignUpInList, type SignUpState } from '#domain/sign-ups/sign-up.ts';
import { joinedClientIds } from '#server/clients/client-details.ts';
import type { Db } from '#server/db/database.ts';
import { withFailedEmailFlag } from '#server/emails/failed-emails.ts';
import { type Counts, countRows, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsText, EVERY_ROW, type TextCondition } from '#server/search.ts';
import { seatsOfSignUp } from './participants.ts';

export interface SignUpFilter {
  state?: SignUpState;
  search?: string;
  courseId?: string;
  city?: string;
  /** All of this client and of those joined into it. */
  clientId?: string;
}

/** One page of sign-ups, newest first. */
export async function listSignUps(
  db: Db,
  filter: SignUpFilter & PageRequest<SignUpState>,
): Promise<ListPage<SignUpInList, SignUpState>> {
  const holds = await containsText(db, 'signUp', filter.search);
  const count = () => countMatching(db, filter, holds);
  return readPage(filter, count, async (limit, offset) => {
    // ids are found first, so that the rows of skipped pages are not read
    const page = matchingSignUps(db, filter, holds)
      .select('id')
      .orderBy('receivedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset);
    const rows = await db
      .selectFrom('signUp')
      .leftJoin('course', 'course.id', 'signUp.courseId')
      .select(COLUMNS)
      .select(['course.image', fileCount, seatsOfSignUp])
      .where('signUp.id', 'in', page)
      .orderBy('receivedAt', 'desc')
      .orderBy('signUp.id', 'desc')
      .execute();
    return withFailedEmailFlag(db, 'signUp', rows);
  });
}

/** These sign-ups, in order of receipt. */
export function listChosenSignUps(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('signUp')
    .select(COLUMNS)
    .select(seatsOfSignUp)
    .where('signUp.id', 'in', ids)
    .orderBy('receivedAt')
    .orderBy('signUp.id')
    .execute();
}

function countMatching(db: Db, filter: SignUpFilter, holds: TextCondition): Promise<Counts<SignUpState>> {
  // no grouping: SQLite would read them along an index, row by row
  return matchingSignUps(db, { ...filter, state: undefined }, holds)
    .select(({ fn }) => {
      const count = fn.countAll<number>();
      const confirmed = count.filterWhere('status', '=', 'confirmed');
      return [
        count.as('all'),
        confirmed.filterWhere('reviewedAt', 'is', null).as('new'),
        confirmed.filterWhere('reviewedAt', 'is not', null).as('confirmed'),
        count.filterWhere('status', '=', 'waiting').as('waiting'),
        count.filterWhere('status', '=', 'cancelled').as('cancelled'),
      ];
    })
    .executeTakeFirstOrThrow();
}

export async function countNewSignUps(db: Db): Promise<number> {
  return countRows(matchingSignUps(db, { state: 'new' }, EVERY_ROW));
}

/** The filtered sign-ups, as a query to order and limit; `holds` is the condition of the text search. */
export function matchingSignUps(
  db: Db,
  { state, courseId, city, clientId }: Omit<SignUpFilter, 'search'>,
  holds: TextCondition,
) {
  return db
    .selectFrom('signUp')
    .$if(state === 'new', (query) => query.where('status', '=', 'confirmed').where('reviewedAt', 'is', null))
    .$if(state === 'confirmed', (query) =>
      query.where('status', '=', 'confirmed').where('reviewedAt', 'is not', null),
    )
    .$if(state === 'waiting', (query) => query.where('status', '=', 'waiting'))
    .$if(state === 'cancelled', (query) => query.where('status', '=', 'cancelled'))
    .$if(Boolean(courseId), (query) => query.where('courseId', '=', courseId as string))
    .$if(Boolean(clientId), (query) => query.where('clientId', 'in', joinedClientIds(db, clientId as string)))
    .$if(Boolean(city), (query) => query.where('courseCity', '=', city as string))
    .where(holds);
}

const COLUMNS = [
  'signUp.id',
  'courseId',
  'courseName',
  'courseDate',
  'courseCity',
  ...APPLICANT_NAME,
  'email',
  'signUp.status',
  'receivedAt',
  'reviewedAt',
] as const;

const fileCount = sql<number>`(
  select count(*) from "signUpFile" where "signUpFile"."signUpId" = "signUp"."id")`.as('files');
