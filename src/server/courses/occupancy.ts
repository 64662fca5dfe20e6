import type { CourseParticipant } from '#domain/courses/occupancy.ts';
import { OFFICE_EMAIL_KINDS } from '#domain/emails/email.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { APPLICANT_NAME, applicantName, type SignUp, signUpState } from '#domain/sign-ups/sign-up.ts';
import { personSortKey, sortedByKey } from '#domain/slovak-order.ts';
import type { Db } from '#server/db/database.ts';
import { confirmedOn, isNamed } from '#server/sign-ups/participants.ts';

/** Participants with a confirmed seat on a course, by surname; then the unnamed seats, a row for each sign-up. */
export async function listCourseParticipants(db: Db, courseId: string): Promise<CourseParticipant[]> {
  const [named, unnamed] = await Promise.all([listNamed(db, courseId), listUnnamed(db, courseId)]);
  return [
    ...sortedByKey(named, personSortKey).map((row) => {
      const hasBirthDate = row.birthDate !== null;
      return { id: row.participantId, name: participantName(row), hasBirthDate, seats: 1, ...ofSignUp(row) };
    }),
    ...unnamed.map((row) => ({ id: row.id, name: null, hasBirthDate: false, seats: row.seats, ...ofSignUp(row) })),
  ];
}

function ofSignUp({ id, companyName, ...signUp }: Pick<SignUp, 'id' | 'companyName' | 'status' | 'reviewedAt'>) {
  return { signUpId: id, companyName, state: signUpState(signUp) };
}

function listNamed(db: Db, courseId: string) {
  return confirmedOf(db, courseId)
    .select(['participant.id as participantId', 'participant.firstName', 'participant.lastName', 'birthDate'])
    .where(isNamed)
    .orderBy('position')
    .execute();
}

/** Counted by the database: a company may hold thousands. */
function listUnnamed(db: Db, courseId: string) {
  return confirmedOf(db, courseId)
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .where(({ not }) => not(isNamed))
    .groupBy('signUp.id')
    .execute();
}

function confirmedOf(db: Db, courseId: string) {
  return confirmedOn(db, courseId)
    .select(['signUp.id', 'companyName', 'signUp.status', 'reviewedAt'])
    .orderBy('receivedAt')
    .orderBy('signUp.id');
}

/** The last emails to those who signed up for a course, newest first. */
export function listCourseEmails(db: Db, courseId: string, limit: number) {
  return db
    .selectFrom('signUp')
    .innerJoin('email', (join) => join.on('email.aboutNoun', '=', 'signUp').onRef('email.aboutId', '=', 'signUp.id'))
    .select(['email.id', 'signUp.id as signUpId', 'kind', 'recipient', 'email.status', 'createdAt'])
    .where('courseId', '=', courseId)
    .where('kind', 'not in', OFFICE_EMAIL_KINDS)
    .orderBy('createdAt', 'desc')
    .orderBy('email.id')
    .limit(limit)
    .execute();
}

/** The last files sent with the sign-ups of a course, each with the applicant who sent it. */
export async function listCourseFiles(db: Db, courseId: string, limit: number) {
  const files = await db
    .selectFrom('signUp')
    .innerJoin('signUpFile', 'signUpFile.signUpId', 'signUp.id')
    .select(['signUpFile.id', 'signUpId', 'signUpFile.name', 'sizeBytes', 'caution', ...APPLICANT_NAME])
    .where('courseId', '=', courseId)
    .orderBy('receivedAt', 'desc')
    .orderBy('signUp.id')
    .orderBy('position')
    .limit(limit)
    .execute();
  return files.map(({ id, signUpId, name, sizeBytes, caution, ...applicant }) => {
    return { id, signUpId, name, sizeBytes, caution, sender: applicantName(applicant) };
  });
}
