import type { CourseType } from '#domain/courses/course-type.ts';
import type { Db } from '#server/db/database.ts';

export function listCourseTypes(db: Db): Promise<CourseType[]> {
  return db.selectFrom('courseType').selectAll().orderBy('position').execute();
}

export function findCourseType(db: Db, id: string): Promise<CourseType | undefined> {
  return db.selectFrom('courseType').selectAll().where('id', '=', id).executeTakeFirst();
}
