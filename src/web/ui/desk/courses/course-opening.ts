import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { ChangeQuestion, AffectedSignUps } from '#domain/courses/course-change.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import type { Day } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { Draft } from './draft.ts';

/** A type a course may be given. */
export type NamedCourseType = Pick<CourseType, 'id' | 'name'>;

/** Somebody a course may be given to teach. */
export type NamedLecturer = Pick<StaffMember, 'id' | 'name'>;

/** What a course's form is opened with. */
export interface CourseOpening {
  /** The course being edited; undefined for a new one. */
  course: CourseWithSeats | undefined;
  draft: Draft;
  /** The address a private course is found at. */
  link: string | undefined;
  /** The version the form is filled in from; 0 for a new course. */
  version: number;
  /** How many days the type takes that a new course began from; 1 where it began from none. */
  durationDays: number;
  types: NamedCourseType[];
  /** Also who teaches this course and could not be given another. */
  lecturers: NamedLecturer[];
  /** The slug of its name and city that no other course has. */
  freeSlug: string;
  affected: AffectedSignUps;
  /** The company's day, as the server knows it. */
  today: Day;
}

/** What comes back from a form that was sent without scripts, or that only its page can answer. */
export interface CourseFormAnswer {
  draft: Draft;
  version: number;
  errors: FieldError[];
  /** Whom the change concerns: saved only when confirmed. */
  question?: ChangeQuestion;
  /** What somebody else has saved meanwhile; nothing was overwritten. */
  theirs?: Draft;
}
