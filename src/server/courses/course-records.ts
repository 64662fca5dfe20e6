import { expressionBuilder, type Updateable } from 'kysely';
import type { Course, CourseWithSeats, LinkedCourse, TaughtCourse } from '#domain/courses/course.ts';
import { courseSearch } from '#domain/courses/course-list.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { CourseRow, Tables } from '#server/db/tables.ts';
import { offersPreventingAnother } from '#server/seat-offers/seat-offers.ts';
import { newSecretCode } from '#server/secret-code.ts';
import { participantsOf } from '#server/sign-ups/participants.ts';

/** A course as staff see it: with its lecturer, its link, and its version, which grows with every save. */
export type CourseRecord = LinkedCourse & TaughtCourse & { version: number };

type ReadBeside = Pick<LinkedCourse, 'seatsTaken' | 'seatsOffered' | 'seatsRequested' | 'typeHours'>;

/** Columns of a course: how many of its seats are taken and offered. */
export const SEATS_HELD = [
  participantsOf('confirmed')
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .$asScalar()
    .$notNull()
    .as('seatsTaken'),
  expressionBuilder<Tables, 'course'>()
    .selectFrom('seatOffer')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('seats'), lit(0)).as('seats'))
    .whereRef('seatOffer.courseId', '=', 'course.id')
    .where('state', '=', 'open')
    .$asScalar()
    .$notNull()
    .as('seatsOffered'),
] as const;

/** The same, and the fewest seats that a waiting sign-up needs. */
export const SEATS = [
  ...SEATS_HELD,
  participantsOf('waiting')
    .where(({ not, exists }) => not(exists(offersPreventingAnother)))
    // a group that may be split accepts any number of seats
    .select(({ fn, eb, lit }) =>
      eb.case().when(fn.max('signUp.mayBeSplit'), '=', 1).then(lit(1)).else(fn.countAll<number>()).end().as('seats'),
    )
    .groupBy('participant.signUpId')
    .orderBy('seats')
    .limit(1)
    .$asScalar()
    .as('seatsRequested'),
] as const;

export const TYPE_HOURS = expressionBuilder<Tables, 'course'>()
  .selectFrom('courseType')
  .select('courseType.hours')
  .whereRef('courseType.id', '=', 'course.courseTypeId')
  .$asScalar()
  .as('typeHours');

/** Courses with all columns and the hours of their type, as a query to be filtered. */
export function coursesWithSeats(db: Db) {
  return db
    .selectFrom('course')
    .selectAll('course')
    .select([...SEATS, TYPE_HOURS]);
}

export function toCourse(row: CourseRow & ReadBeside): CourseRecord {
  const { attachments, createdAt, updatedAt, isPrivate, searchText, nameSortKey, ...course } = row;
  return { ...course, isPrivate: isPrivate === 1, attachments: JSON.parse(attachments) };
}

/** The course as visitors see it. */
export function publicCourse(record: CourseRecord): CourseWithSeats {
  const { lecturerId, room, note, invoicePrice, linkCode, typeHours, version, ...course } = record;
  return course;
}

/** The course as a row of its table, without the times of its creation and last change. */
export function courseToRow({ isPrivate, attachments, ...course }: TaughtCourse) {
  const columns = { isPrivate: Number(isPrivate), attachments: JSON.stringify(attachments) };
  return { ...course, ...columns, ...courseSearch(course) };
}

/** Stores new courses, private ones with a link; seats are offered to those who wait for them. */
export async function insertCourses(change: Change, courses: readonly TaughtCourse[]): Promise<void> {
  const now = instant(change);
  const rows = courses.map((course) => {
    return { ...courseToRow(course), linkCode: linkCodeOf(course, null), createdAt: now, updatedAt: now };
  });
  await change.db.insertInto('course').values(rows).execute();
  for (const course of courses)
    change.record({ noun: 'course', id: course.id, verb: 'created', after: { ...course } });
  change.announce('courses');
  change.seats(...idsOf(courses));
}

/** A private course keeps its first link, even while it is hidden or public, because the link was sent to people. */
export function linkCodeOf({ isPrivate }: Pick<Course, 'isPrivate'>, linkCode: string | null): string | null {
  return linkCode ?? (isPrivate ? newSecretCode() : null);
}

/** Stores columns of a locked course as its next version. */
export async function writeCourse(
  change: Change,
  { id, version }: Pick<CourseRecord, 'id' | 'version'>,
  columns: Updateable<Tables['course']>,
): Promise<void> {
  await change.db
    .updateTable('course')
    .set({ ...columns, version: version + 1, updatedAt: instant(change) })
    .where('id', '=', id)
    .execute();
  change.announce('courses');
}
