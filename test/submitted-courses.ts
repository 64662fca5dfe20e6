import { courseSchema } from '#domain/courses/course-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';

/** The input of staff, unless overridden. */
const submitted = (over: Record<string, unknown> = {}) => ({
  nameOfCourse: 'Kurz prvej pomoci',
  date: '2026-12-15',
  city: 'Žilina',
  status: 'active',
  ...over,
});

/** The errors of this input. */
export function complaints(over: Record<string, unknown>) {
  const result = courseSchema.safeParse(submitted(over));
  return result.success ? [] : fieldErrors(result.error);
}

/** The course parsed from this input. */
export const accepted = (over: Record<string, unknown> = {}) => courseSchema.parse(submitted(over));
