import { type City, type CourseWithSeats, freeSlug } from '#domain/courses/course.ts';
import { isShownTo } from '#domain/courses/course-access.ts';
import type { Day } from '#domain/day.ts';
import { idsOf } from '#domain/record-id.ts';
import { batchesOf } from '#server/batches.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { type CourseRecord, coursesWithSeats, publicCourse, toCourse } from './course-records.ts';

/** How many courses are read at a time, so that each read takes only some milliseconds. */
const BATCH = 250;

/**
 * All courses, or the active ones only, newest day first; in batches, so that the caller can let other requests run in
 * between. The ids are read at the beginning, so that a course changed meanwhile is returned only once.
 */
export async function* listCourses(
  db: Db,
  { onlyActive }: { onlyActive: boolean },
): AsyncGenerator<CourseRecord[], void> {
  const all = await db
    .selectFrom('course')
    .select('id')
    .$if(onlyActive, (query) => query.where('status', '=', 'active'))
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  for (const batch of batchesOf(all, BATCH)) {
    const rows = await coursesWithSeats(db)
      .where('id', 'in', idsOf(batch))
      .$if(onlyActive, (query) => query.where('status', '=', 'active'))
      .orderBy('date', 'desc')
      .orderBy('id')
      .execute();
    yield rows.map(toCourse);
  }
}

/** Null finds none: a sign-up has no course once it was deleted. */
export async function findCourse(db: Db, id: string | null): Promise<CourseRecord | undefined> {
  if (id === null) return undefined;
  const row = await coursesWithSeats(db).where('course.id', '=', id).executeTakeFirst();
  return row && toCourse(row);
}

/** The course under its lock: its days, lecturer and seats stay as they are until the end of the change. */
export async function lockCourse(change: Change, id: string): Promise<CourseRecord | undefined> {
  await change.lock('course', id);
  return findCourse(change.db, id);
}

/** The course with a page at this address that every visitor may see. */
export async function findShownCourseBySlug(db: Db, slug: string): Promise<CourseWithSeats | undefined> {
  const row = await coursesWithSeats(db).where('slug', '=', slug).executeTakeFirst();
  return row && shownTo(undefined, toCourse(row));
}

/** The course whose page is opened by the link with this code. */
export async function findShownCourseByLink(db: Db, linkCode: string): Promise<CourseWithSeats | undefined> {
  const row = await coursesWithSeats(db).where('linkCode', '=', linkCode).executeTakeFirst();
  return row && shownTo(linkCode, toCourse(row));
}

function shownTo(code: string | undefined, course: CourseRecord): CourseWithSeats | undefined {
  return isShownTo(code, course) ? publicCourse(course) : undefined;
}

/** The active course of this name, day and city (decisions: API, `sendCourse` without `courseId`). */
export async function findActiveCourseByFacts(
  db: Db,
  { courseName, courseDate, courseCity }: { courseName: string; courseDate: Day; courseCity: string },
): Promise<CourseRecord | undefined> {
  const row = await coursesWithSeats(db)
    .where('status', '=', 'active')
    .where('nameOfCourse', '=', courseName)
    .where('date', '=', courseDate)
    .where('city', '=', courseCity as City)
    .orderBy('course.id')
    .executeTakeFirst();
  return row && toCourse(row);
}

/** This slug, or the first of its numbered variants, that no course other than `exceptId` has. */
export async function findFreeSlug(db: Db, slug: string, exceptId = ''): Promise<string> {
  return freeSlug(slug, await listTakenSlugs(db, [slug], exceptId));
}

/** Those of these slugs and their numbered variants that a course other than `exceptId` has. */
export async function listTakenSlugs(db: Db, slugs: readonly string[], exceptId = ''): Promise<Set<string>> {
  // an automatic slug consists of letters, digits and hyphens, so it contains no pattern characters
  const taken = await db
    .selectFrom('course')
    .select('slug')
    .where('id', '!=', exceptId)
    .where(({ or, eb }) => or(slugs.flatMap((slug) => [eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)])))
    .execute();
  return new Set(taken.map(({ slug }) => slug));
}
