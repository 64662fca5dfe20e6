import type { Day } from '#domain/day.ts';
import { slugified } from '#domain/slovak.ts';
import { type Course, freeSlug } from './course.ts';
import type { CourseTypeFields } from './course-type-fields.ts';

/** A type of course; several courses a year may have the same one. A new course starts with its texts. */
export interface CourseType extends CourseTypeFields {
  /** A slug, by which our texts refer to it. */
  id: string;
}

/** The hours of a course, and those of its type, if it has one. */
export type CourseHours = Pick<Course, 'hours'> & { typeHours?: string | null | undefined };

/** Start and end time on each day of a course: its own hours, else those of its type; empty where neither has any. */
export function hoursOf({ hours, typeHours }: CourseHours): string {
  return hours ?? typeHours ?? '';
}

/** The last part of the address for adding a type; no type has this id. */
export const NEW_TYPE = 'novy';

const ID_LENGTH_MAX = 60;

/** An unused id made from the name. */
export function courseTypeId(name: string, taken: ReadonlySet<string>): string {
  const id = slugified(name).slice(0, ID_LENGTH_MAX).replace(/-$/, '') || 'typ';
  return freeSlug(id, new Set([...taken, NEW_TYPE]));
}

/** „do 2 rokov“, „do 18 mesiacov“: when a course is to be repeated; empty where no term is known. */
export function repetitionTerm({ validityMonths: months }: Pick<CourseType, 'validityMonths'>): string {
  if (!months) return '';
  return months > 12 && months % 12 === 0
    ? `do ${months / 12} rokov`
    : `do ${months} ${months === 1 ? 'mesiaca' : 'mesiacov'}`;
}

/** The last day to repeat a course that ended on this one; undefined where no term is known. */
export function repetitionDay({ validityMonths }: Pick<CourseType, 'validityMonths'>, lastDay: Day): Day | undefined {
  if (!validityMonths) return undefined;
  return Temporal.PlainDate.from(lastDay).add({ months: validityMonths }).toString();
}
