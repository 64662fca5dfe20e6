import { sql } from 'kysely';
import { emailKey } from '#domain/personal-data/person-search.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { SignUpFields } from '#domain/sign-ups/sign-up-fields.ts';
import type { Db } from '#server/db/database.ts';

/** An active sign-up for the same course, by id and name. */
export interface EarlierSignUp {
  id: string;
  name: string;
}

/** The newest active sign-up for a course that is likely to be the same applicant's; the course is locked. */
export async function findEarlierSignUp(
  db: Db,
  courseId: string,
  fields: SignUpFields,
  isSame: (sent: SignUpFields, earlier: Omit<SignUpFields, 'numberOfWorkers' | 'mayBeSplit' | 'message'>) => boolean,
): Promise<EarlierSignUp | undefined> {
  const active = await db
    .selectFrom('signUp')
    .select(['id', 'applicant', 'firstName', 'lastName', 'companyName', 'email', 'phone'])
    .where('courseId', '=', courseId)
    .where('status', '!=', 'cancelled')
    .$if(fields.email !== '', (query) => query.where(sql`lower("email")`, '=', emailKey(fields.email)))
    .orderBy('receivedAt', 'desc')
    .execute();
  const earlier = active.find((signUp) => isSame(fields, signUp));
  return earlier && { id: earlier.id, name: applicantName(earlier) };
}
