import { expressionBuilder, sql } from 'kysely';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { SignUp, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

const { selectFrom } = expressionBuilder<Tables, 'signUp'>();

/** A column of a sign-up: its participants who stand where it stands, one who was withdrawn alone is none of them. */
export const seatsOfSignUp = selectFrom('participant')
  .select(({ fn }) => fn.countAll<number>().as('seats'))
  .whereRef('participant.signUpId', '=', 'signUp.id')
  .whereRef('participant.status', '=', 'signUp.status')
  .$asScalar()
  .$notNull()
  .as('seats');

/** The participants of a course, to be counted. */
export function participantsOf(status: SignUpStatus) {
  return (
    expressionBuilder<Tables, 'course'>()
      .selectFrom('participant')
      .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
      .whereRef('signUp.courseId', '=', 'course.id')
      // they stand where their sign-up stands: the others' people need not be looked at
      .where('signUp.status', '=', status)
      .where('participant.status', '=', status)
  );
}

/** True for participants somebody has named; not everybody has two names. */
export const isNamed = sql<boolean>`("participant"."lastName" is not null or "participant"."firstName" is not null)`;

export function listParticipants(db: Db, signUpId: string): Promise<Participant[]> {
  return db.selectFrom('participant').selectAll().where('signUpId', '=', signUpId).orderBy('position').execute();
}

/**
 * Gives a stored sign-up its participants: a person themselves, a company so many as it takes seats, nobody named yet.
 * In one statement, as a company may bring thousands.
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

/** Participants move with their sign-up, those who stood where it stood. */
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
