import { courseSchema } from '#domain/courses/course-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';

/** What staff type, unless said otherwise. */
const typed = (over: Record<string, unknown> = {}) => ({
  nameOfCourse: 'Kurz prvej pomoci',
  date: '2026-12-15',
  city: 'Žilina',
  status: 'active',
  ...over,
});

/** What is said of a course that was typed so. */
export function complaints(over: Record<string, unknown>) {
  const result = courseSchema.safeParse(typed(over));
  return result.success ? [] : fieldErrors(result.error);
}

/** The course that comes of what was typed. */
export const accepted = (over: Record<string, unknown> = {}) => courseSchema.parse(typed(over));
