import type { LinkedCourse } from '#domain/courses/course.ts';
import {
  type AffectedSignUps,
  type ChangeQuestion,
  changeQuestion,
  type PeopleLimit,
} from '#domain/courses/course-change.ts';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import type { Day } from '#domain/day.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Option } from '#web/desk/kit/list.ts';
import type { Draft } from './draft.ts';

/** A course type offered in the form. */
export type NamedCourseType = Pick<CourseType, 'id' | 'name' | 'hours'> & { limit: PeopleLimit | undefined };

/** The data of a course's form. */
export interface CourseOpening {
  /** The course being edited; undefined for a new one. */
  course: (LinkedCourse & { version: number }) | undefined;
  draft: Draft;
  /** The link to a private course. */
  link: string | undefined;
  /** The duration in days of the type a new course was started from; 1 without a type. */
  durationDays: number;
  types: NamedCourseType[];
  /** Includes the current lecturer even if they could not be assigned anew. */
  lecturers: Option[];
  /** A slug of the name and city that no other course has. */
  freeSlug: string;
  affected: AffectedSignUps;
  /** The current day in the company's time zone, from the server. */
  today: Day;
}

/** The result of a form sent without scripts, or of one that needs the dialog's page. */
export interface CourseFormAnswer {
  draft: Draft;
  version: number;
  errors: FieldError[];
  /** What the change means for people, or that it allows too many: it is saved only when confirmed. */
  question?: ChangeQuestion;
  /** What another person has saved meanwhile; nothing was overwritten. */
  theirs?: Draft;
}

/** What staff confirm before a course with these fields is saved. */
export function questionAbout({ course, types, affected, today }: CourseOpening, fields: CourseFields) {
  const type = types.find(({ id }) => id === fields.courseTypeId);
  const after = { ...fields, hours: fields.hours ?? null, typeHours: type?.hours };
  return changeQuestion(course, after, { affected, today, limit: type?.limit });
}
