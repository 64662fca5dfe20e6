import type { CourseLetter } from '#domain/letters/course-letter.ts';
import type { Db } from '#server/db/database.ts';

/** The last letters about the sign-ups of a course, newest first. */
export function listCourseLetters(db: Db, courseId: string, limit: number): Promise<CourseLetter[]> {
  return db
    .selectFrom('signUp')
    .innerJoin('letter', (join) =>
      join.on('letter.aboutNoun', '=', 'signUp').onRef('letter.aboutId', '=', 'signUp.id'),
    )
    .select(['letter.id', 'signUp.id as signUpId', 'kind', 'recipient', 'letter.status', 'createdAt'])
    .where('courseId', '=', courseId)
    .orderBy('createdAt', 'desc')
    .orderBy('letter.id')
    .limit(limit)
    .execute();
}
