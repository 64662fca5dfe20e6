import { type ChosenOutcome, chosenOutcome } from '#domain/chosen-rows.ts';
import type { Course, CourseStatus } from '#domain/courses/course.ts';
import {
  type AffectedCourse,
  type CourseSkipReason,
  courseSkipReason,
  peopleIn,
} from '#domain/courses/course-publication.ts';
import type { Day } from '#domain/day.ts';
import { idsOf } from '#domain/record-id.ts';
import type { StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { listAffectedCourses } from '#server/sign-ups/affected-sign-ups.ts';
import { type CourseRecord, coursesWithSeats, toCourse, writeCourse } from './course-records.ts';

/** Puts chosen courses on offer; applicants who wait for such a date are offered their seats first. */
export async function publishCourses(
  change: StaffChange<'office'>,
  ids: readonly string[],
): Promise<ChosenOutcome<CourseSkipReason>> {
  await change.lock('course', ...ids);
  return changeStatus(change, ids, 'active');
}

/** Those of the courses to be hidden that have sign-ups, which are shown to staff before. */
export async function listCoursesWithPeople(db: Db, ids: readonly string[], day: Day): Promise<AffectedCourse[]> {
  const courses = await listWithSkipReasons(db, ids, 'inactive', day);
  return listAffectedCourses(db, idsOf(courses.filter(({ skipReason }) => !skipReason)));
}

/**
 * Takes chosen courses off offer. Their sign-ups stay as they are and are not notified; therefore `peopleSeen` states
 * how many people of these courses staff were shown, and nothing is done if there are more.
 */
export async function hideCourses(
  change: StaffChange<'office'>,
  ids: readonly string[],
  { peopleSeen }: { peopleSeen: number },
): Promise<ChosenOutcome<CourseSkipReason> | 'needs-confirmation'> {
  await change.lock('course', ...ids);
  const affected = await listCoursesWithPeople(change.db, ids, today(change));
  if (peopleIn(affected) > peopleSeen) return 'needs-confirmation';
  return changeStatus(change, ids, 'inactive');
}

/** Changes the chosen courses that can get this status. */
async function changeStatus(change: StaffChange<'office'>, ids: readonly string[], status: CourseStatus) {
  const courses = await listWithSkipReasons(change.db, ids, status, today(change));
  const verb = status === 'active' ? 'published' : 'hidden';
  for (const { skipReason, ...course } of courses)
    if (!skipReason) await setVisibility(change, course, { status, isPrivate: false }, verb);
  const results = courses.map(({ skipReason }) => skipReason ?? 'done');
  return chosenOutcome(results, ids.length);
}

/** Changes who can see a locked course; its link stays, and its seat offers are updated. */
export async function setVisibility(
  change: StaffChange<'office'>,
  course: CourseRecord,
  visibility: Pick<Course, 'status' | 'isPrivate'>,
  verb: 'published' | 'hidden' | 'undone',
): Promise<void> {
  const { id, status, isPrivate, version } = course;
  await writeCourse(change, course, { status: visibility.status, isPrivate: Number(visibility.isPrivate) });
  change.record({
    noun: 'course',
    id,
    verb,
    before: { status, isPrivate },
    after: { ...visibility, version: version + 1 },
  });
  change.seats(id);
}

/** The chosen courses, each with the reason why it cannot get this status. */
async function listWithSkipReasons(db: Db, ids: readonly string[], status: CourseStatus, day: Day) {
  const rows = ids.length > 0 ? await coursesWithSeats(db).where('course.id', 'in', ids).orderBy('id').execute() : [];
  return rows.map(toCourse).map((course) => ({ ...course, skipReason: courseSkipReason(course, status, day) }));
}
