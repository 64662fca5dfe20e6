import type { CourseFile } from '#domain/sign-ups/course-file.ts';
import type { Db } from '#server/db/database.ts';

/** The last files sent with the sign-ups of a course, and how many there are in all. */
export async function listCourseFiles(
  db: Db,
  courseId: string,
  limit: number,
): Promise<{ files: CourseFile[]; total: number }> {
  const courseFiles = db
    .selectFrom('signUp')
    .innerJoin('signUpFile', 'signUpFile.signUpId', 'signUp.id')
    .where('courseId', '=', courseId);
  const [rows, { total }] = await Promise.all([
    courseFiles
      .select(['signUpFile.id as fileId', 'signUpFile.name', 'sizeBytes', 'caution'])
      .select(['signUp.id', 'applicant', 'firstName', 'lastName', 'companyName'])
      .orderBy('receivedAt', 'desc')
      .orderBy('signUp.id')
      .orderBy('position')
      .limit(limit)
      .execute(),
    courseFiles.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    files: rows.map(({ fileId: id, name, sizeBytes, caution, ...signUp }) => ({
      id,
      name,
      sizeBytes,
      caution,
      signUp,
    })),
    total,
  };
}
