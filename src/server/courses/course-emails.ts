import type { CourseEmail } from '#domain/emails/course-email.ts';
import type { Db } from '#server/db/database.ts';

/** The last emails about the sign-ups of a course, newest first. */
export function listCourseEmails(db: Db, courseId: string, limit: number): Promise<CourseEmail[]> {
  return db
    .selectFrom('signUp')
    .innerJoin('email', (join) => join.on('email.aboutNoun', '=', 'signUp').onRef('email.aboutId', '=', 'signUp.id'))
    .select(['email.id', 'signUp.id as signUpId', 'kind', 'recipient', 'email.status', 'createdAt'])
    .where('courseId', '=', courseId)
    .orderBy('createdAt', 'desc')
    .orderBy('email.id')
    .limit(limit)
    .execute();
}
