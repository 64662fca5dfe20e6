import type { CourseParticipant } from '#domain/sign-ups/course-participant.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { type SignUp, signUpState } from '#domain/sign-ups/sign-up.ts';
import { slovakSortKey } from '#domain/slovak-order.ts';
import type { Db } from '#server/db/database.ts';

/** Participants with a confirmed seat on a course, by surname; then the unnamed seats, a row for each sign-up. */
export async function listCourseParticipants(db: Db, courseId: string): Promise<CourseParticipant[]> {
  const [named, unnamed] = await Promise.all([listNamed(db, courseId), listUnnamed(db, courseId)]);
  const keyed = named.map((row) => ({
    ...row,
    key: slovakSortKey([row.surname, row.givenName].filter(Boolean).join(' ')),
  }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return [
    ...keyed.map((row) => {
      const name = participantName({ firstName: row.givenName, lastName: row.surname });
      return { id: row.participantId, name, hasBirthDate: row.birthDate !== null, seats: 1, ...ofSignUp(row) };
    }),
    ...unnamed.map((row) => ({ id: row.id, name: null, hasBirthDate: false, seats: row.seats, ...ofSignUp(row) })),
  ];
}

function ofSignUp({ id, companyName, ...signUp }: Pick<SignUp, 'id' | 'companyName' | 'status' | 'reviewedAt'>) {
  return { signUpId: id, companyName, state: signUpState(signUp) };
}

function listNamed(db: Db, courseId: string) {
  return confirmedOf(db, courseId)
    .select(['participant.id as participantId'])
    .select(['participant.firstName as givenName', 'participant.lastName as surname', 'birthDate'])
    .where(({ fn }) => fn.coalesce('participant.lastName', 'participant.firstName'), 'is not', null)
    .orderBy('position')
    .execute();
}

/** Counted by the database: a company may hold thousands. */
function listUnnamed(db: Db, courseId: string) {
  return confirmedOf(db, courseId)
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .where(({ fn }) => fn.coalesce('participant.lastName', 'participant.firstName'), 'is', null)
    .groupBy('signUp.id')
    .execute();
}

function confirmedOf(db: Db, courseId: string) {
  return db
    .selectFrom('signUp')
    .innerJoin('participant', 'participant.signUpId', 'signUp.id')
    .select(['signUp.id', 'companyName', 'signUp.status', 'reviewedAt'])
    .where('courseId', '=', courseId)
    .where('participant.status', '=', 'confirmed')
    .orderBy('receivedAt')
    .orderBy('signUp.id');
}
