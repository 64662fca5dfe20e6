import { expressionBuilder, sql } from 'kysely';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { SignUp, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

const { selectFrom } = expressionBuilder<Tables, 'signUp'>();

/** A column of a sign-up: the number of its participants who have its status; those withdrawn alone do not count. */
export const seatsOfSignUp = selectFrom('participant')
  .select(({ fn }) => fn.countAll<number>().as('seats'))
  .whereRef('participant.signUpId', '=', 'signUp.id')
  .whereRef('participant.status', '=', 'signUp.status')
  .$asScalar()
  .$notNull()
  .as('seats');

/** The participants of a course with this status, as a query to count. */
export function participantsOf(status: SignUpStatus) {
  return (
    expressionBuilder<Tables, 'course'>()
      .selectFrom('participant')
      .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
      .whereRef('signUp.courseId', '=', 'course.id')
      // participants with this status have sign-ups with it: those of other sign-ups need not be read
      .where('signUp.status', '=', status)
      .where('participant.status', '=', status)
  );
}

/** The participants with a confirmed seat on a course, with their sign-ups, as a query to select from. */
export function confirmedOn(db: Db, courseId: string) {
  return db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .where('signUp.courseId', '=', courseId)
    .where('participant.status', '=', 'confirmed');
}

/** True for named participants; some people have only one name. */
export const isNamed = sql<boolean>`("participant"."lastName" is not null or "participant"."firstName" is not null)`;

export function listParticipants(db: Db, signUpId: string): Promise<Participant[]> {
  return db.selectFrom('participant').selectAll().where('signUpId', '=', signUpId).orderBy('position').execute();
}

/**
 * Creates the participants of a stored sign-up: the person themselves, or an unnamed one for each seat of a company. In
 * one statement, because a company may sign up thousands.
 */
export async function addParticipants({ db }: Change, { id, seats }: Pick<SignUp, 'id' | 'seats'>): Promise<void> {
  await db
    .withRecursive('place(position)', (query) =>
      query.selectNoFrom(sql<number>`0`.as('position')).unionAll(
        query
          .selectFrom('place')
          .select(sql<number>`"position" + 1`.as('position'))
          .where('position', '<', seats - 1),
      ),
    )
    .insertInto('participant')
    .columns(['id', 'signUpId', 'position', 'firstName', 'lastName', 'status'])
    .expression((query) =>
      query
        .selectFrom(['signUp', 'place'])
        .select([
          sql<string>`"signUp"."id" || '-' || "position"`.as('id'),
          'signUp.id as signUpId',
          'position',
          sql<string | null>`nullif("firstName", '')`.as('firstName'),
          sql<string | null>`nullif("lastName", '')`.as('lastName'),
          'status',
        ])
        .where('signUp.id', '=', id),
    )
    .execute();
}

/** Moves the participants who had their sign-up's status to its new one. */
export async function moveParticipants(
  { db }: Change,
  before: Pick<SignUp, 'id' | 'status'>,
  status: SignUpStatus,
): Promise<void> {
  await db
    .updateTable('participant')
    .set({ status })
    .where('signUpId', '=', before.id)
    .where('status', '=', before.status)
    .execute();
}
