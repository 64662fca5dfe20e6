import { type ExpressionBuilder, sql } from 'kysely';
import { type Day, daysLater } from '#domain/day.ts';
import {
  APPLICANT_NAME,
  SIGN_UP_STATE_LABELS,
  type SignUpInList,
  type SignUpState,
} from '#domain/sign-ups/sign-up.ts';
import { joinedClientIds } from '#server/clients/client-details.ts';
import { instantAt } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { withFailedEmailFlag } from '#server/emails/failed-emails.ts';
import { countRows, countStates, given, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsText, EVERY_ROW, type TextCondition } from '#server/search.ts';
import { seatsOfSignUp } from './participants.ts';

export interface SignUpFilter {
  state?: SignUpState;
  search?: string;
  courseId?: string;
  city?: string;
  /** All of this client and of those joined into it. */
  clientId?: string;
  /** The first and the last day on which they were received, in Bratislava. */
  from?: Day;
  to?: Day;
}

/** One page of sign-ups, newest first. */
export async function listSignUps(
  db: Db,
  filter: SignUpFilter & PageRequest<SignUpState>,
): Promise<ListPage<SignUpInList, SignUpState>> {
  const holds = await containsText(db, 'signUp', filter.search);
  const inAnyState = matchingSignUps(db, { ...filter, state: undefined }, holds);
  const count = () => countStates(inAnyState, SIGN_UP_STATE_LABELS, inState);
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

export async function countNewSignUps(db: Db): Promise<number> {
  return countRows(matchingSignUps(db, { state: 'new' }, EVERY_ROW));
}

/** The filtered sign-ups, as a query to order and limit; `holds` is the condition of the text search. */
export function matchingSignUps(
  db: Db,
  { state, courseId, city, clientId, from, to }: Omit<SignUpFilter, 'search'>,
  holds: TextCondition,
) {
  return db
    .selectFrom('signUp')
    .$if(state !== undefined, (query) => query.where((eb) => inState(eb, state as SignUpState)))
    .where(({ and }) => and(given({ courseId, courseCity: city })))
    .$if(Boolean(clientId), (query) => query.where('clientId', 'in', joinedClientIds(db, clientId as string)))
    .$if(from !== undefined, (query) => query.where('receivedAt', '>=', instantAt(from as Day, '00:00')))
    .$if(to !== undefined, (query) => query.where('receivedAt', '<', instantAt(daysLater(to as Day, 1), '00:00')))
    .where(holds);
}

/** The rule of `signUpState` as a condition of the database. */
function inState(eb: ExpressionBuilder<Tables, 'signUp'>, state: SignUpState) {
  if (state === 'waiting' || state === 'cancelled') return eb('status', '=', state);
  return eb.and([eb('status', '=', 'confirmed'), eb('reviewedAt', state === 'new' ? 'is' : 'is not', null)]);
}

const COLUMNS = [
  'signUp.id',
  'courseId',
  'courseName',
  'courseDate',
  'courseCity',
  ...APPLICANT_NAME,
  'email',
  'phone',
  'signUp.status',
  'receivedAt',
  'reviewedAt',
] as const;

const fileCount = sql<number>`(
  select count(*) from "signUpFile" where "signUpFile"."signUpId" = "signUp"."id")`.as('files');
