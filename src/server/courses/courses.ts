import { randomUUID } from 'node:crypto';
import type { City, Course, CourseWithSeats, TaughtCourse } from '#domain/courses/course.ts';
import type { Concerned } from '#domain/courses/course-change.ts';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import type { Day } from '#domain/day.ts';
import { changedFields } from '#domain/events/event.ts';
import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { adjustOffers, voidOffers } from '#server/seat-offers/course-offers.ts';
import { foldSearchText } from '#server/sign-ups/sign-up-search.ts';
import { isLecturer } from '#server/staff/lecturers.ts';
import { type CourseRecord, coursesWithSeats, courseToRow, toCourse, toPublicCourse } from './course-records.ts';
import { findCourseType } from './course-types.ts';

/** How many courses are read at a time: no more is held than so many take to be read, some milliseconds. */
const BATCH = 250;

/**
 * Every course there is, or the active ones only, newest day first; a batch at a time, so that whoever reads all of
 * them can let others in between. Which ones they are is settled at the beginning: one that is changed meanwhile comes
 * once.
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
  for (let first = 0; first < all.length; first += BATCH) {
    const ids = all.slice(first, first + BATCH).map(({ id }) => id);
    const rows = await coursesWithSeats(db)
      .where('id', 'in', ids)
      .$if(onlyActive, (query) => query.where('status', '=', 'active'))
      .orderBy('date', 'desc')
      .orderBy('id')
      .execute();
    yield rows.map(toCourse);
  }
}

export async function findCourse(db: Db, id: string): Promise<CourseRecord | undefined> {
  const row = await coursesWithSeats(db).where('course.id', '=', id).executeTakeFirst();
  return row && toCourse(row);
}

export async function findActiveCourseBySlug(db: Db, slug: string): Promise<CourseWithSeats | undefined> {
  const row = await coursesWithSeats(db).where('slug', '=', slug).where('status', '=', 'active').executeTakeFirst();
  return row && toPublicCourse(row);
}

/** How many seats of a course are held and how many are waited for. */
export async function countConcerned(db: Db, courseId: string): Promise<Concerned> {
  const groups = await db
    .selectFrom('participant')
    .innerJoin('signUp', 'signUp.id', 'participant.signUpId')
    .select(({ fn }) => ['participant.status', fn.countAll<number>().as('seats')])
    .where('courseId', '=', courseId)
    .groupBy('participant.status')
    .execute();
  const seats = (status: SignUpStatus) => groups.find((group) => group.status === status)?.seats ?? 0;
  return { held: seats('confirmed'), awaited: seats('waiting') };
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

type SaveCourseOutcome =
  | { outcome: 'saved'; course: CourseRecord }
  | { outcome: 'id-taken' | 'slug-taken' | 'type-unknown' | 'lecturer-unknown' | 'not-found' }
  /** Somebody else has saved it since; theirs is given back, nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; course: CourseRecord };

type NewCourseOutcome =
  | Extract<SaveCourseOutcome, { outcome: 'saved' }>
  | { outcome: 'id-taken' | 'slug-taken' | 'type-unknown' | 'lecturer-unknown' };

/** Keeps the client's id when it is free (decisions: Courses). */
export async function createCourse(change: StaffChange<'office'>, fields: CourseFields): Promise<NewCourseOutcome> {
  const { db } = change;
  const { id = '', courseTypeId = null, lecturerId = null } = fields;
  const course: TaughtCourse = { ...fields, id: id || randomUUID(), courseTypeId, lecturerId };
  if (await findCourse(db, course.id)) return { outcome: 'id-taken' };
  if (await isSlugTaken(db, course)) return { outcome: 'slug-taken' };
  if (await isTypeUnknown(db, course)) return { outcome: 'type-unknown' };
  if (await isLecturerUnknown(db, course)) return { outcome: 'lecturer-unknown' };
  const now = instant(change);
  await db
    .insertInto('course')
    .values({ ...courseToRow(course), createdAt: now, updatedAt: now })
    .execute();
  change.record({ noun: 'course', id: course.id, verb: 'created', after: { ...course } });
  change.announce('courses');
  return { outcome: 'saved', course: { ...course, seatsTaken: 0, seatsOffered: 0, seatsAwaited: null, version: 1 } };
}

/**
 * Changes the course and what its sign-ups say of it: they keep the last name, day and city. Saves over `seenVersion`
 * and no other: of two who save at once the second is told. Without it the last one wins (decisions: API).
 */
export async function updateCourse(
  change: StaffChange<'office'>,
  id: string,
  fields: CourseFields,
  seenVersion?: number,
): Promise<SaveCourseOutcome> {
  const { db } = change;
  await change.lock('course', id);
  const before = await findCourse(db, id);
  if (!before) return { outcome: 'not-found' };
  if (seenVersion !== undefined && seenVersion !== before.version) {
    return { outcome: 'changed-meanwhile', course: before };
  }
  const { courseTypeId = before.courseTypeId, lecturerId = before.lecturerId } = fields;
  const course: TaughtCourse = { ...fields, id, courseTypeId, lecturerId };
  if (await isSlugTaken(db, course)) return { outcome: 'slug-taken' };
  if (await isTypeUnknown(db, course)) return { outcome: 'type-unknown' };
  // who taught it before and has left stays until another one is named
  if (lecturerId !== before.lecturerId && (await isLecturerUnknown(db, course)))
    return { outcome: 'lecturer-unknown' };
  await db
    .updateTable('course')
    .set({ ...courseToRow(course), version: before.version + 1, updatedAt: instant(change) })
    .where('id', '=', id)
    .execute();
  await carryOver(change, course);
  const saved: CourseRecord = { ...before, ...course, version: before.version + 1 };
  change.record({ noun: 'course', id, verb: 'changed', ...changedFields(before, saved, Object.keys(course)) });
  change.announce('courses');
  await adjustOffers(change, saved);
  return { outcome: 'saved', course: saved };
}

/** Removes the course; its sign-ups stay. Answers what was removed, undefined when there was none. */
export async function deleteCourse(change: StaffChange<'office'>, id: string): Promise<CourseRecord | undefined> {
  await change.lock('course', id);
  const course = await findCourse(change.db, id);
  if (!course) return undefined;
  await voidOffers(change, id);
  await change.db.deleteFrom('course').where('id', '=', id).execute();
  change.record({ noun: 'course', id, verb: 'deleted', before: { ...course } });
  change.announce('courses');
  return course;
}

async function isSlugTaken(db: Db, { id, slug }: Pick<Course, 'id' | 'slug'>): Promise<boolean> {
  const other = await db
    .selectFrom('course')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

async function isTypeUnknown(db: Db, { courseTypeId }: Pick<Course, 'courseTypeId'>): Promise<boolean> {
  return courseTypeId !== null && (await findCourseType(db, courseTypeId)) === undefined;
}

async function isLecturerUnknown(db: Db, { lecturerId }: Pick<TaughtCourse, 'lecturerId'>): Promise<boolean> {
  return lecturerId !== null && !(await isLecturer(db, lecturerId));
}

async function carryOver(change: Change, course: Course): Promise<void> {
  const signUps = await change.db
    .updateTable('signUp')
    .set({
      courseName: course.nameOfCourse,
      courseDate: course.date,
      courseDateTo: course.dateTo,
      courseCity: course.city,
    })
    .where('courseId', '=', course.id)
    .returning('id')
    .execute();
  await foldSearchText(
    change,
    signUps.map(({ id }) => id),
  );
}
