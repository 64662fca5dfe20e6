import { randomUUID } from 'node:crypto';
import { automaticSlug, freeSlug, type TaughtCourse } from '#domain/courses/course.ts';
import { type PlannedCourse, plannedCourses } from '#domain/courses/course-plan.ts';
import type { CoursePlan } from '#domain/courses/course-plan-fields.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { isLecturer } from '#server/staff/lecturers.ts';
import { listTakenSlugs } from './course-queries.ts';
import { insertCourses } from './course-records.ts';
import { findCourseType } from './course-types.ts';

/** Adds all courses of a plan, each with its own address, or none; seats are offered to those who wait for them. */
export async function createPlannedCourses(
  change: StaffChange<'office'>,
  typeId: string,
  plan: CoursePlan,
): Promise<'done' | 'type-unknown' | 'lecturer-unknown'> {
  const { db } = change;
  const type = await findCourseType(db, typeId);
  if (!type) return 'type-unknown';
  if (plan.lecturerId !== null && !(await isLecturer(db, plan.lecturerId))) return 'lecturer-unknown';
  await insertCourses(change, await withSlugs(db, plannedCourses(type, plan)));
  return 'done';
}

async function withSlugs(db: Db, planned: PlannedCourse[]): Promise<TaughtCourse[]> {
  const automatic = (course: PlannedCourse) => automaticSlug(course.nameOfCourse, course.city);
  const taken = await listTakenSlugs(db, [...new Set(planned.map(automatic))]);
  return planned.map((course) => {
    const slug = freeSlug(automatic(course), taken);
    taken.add(slug);
    return { ...course, id: randomUUID(), slug };
  });
}
