import type { City } from '#domain/courses/course.ts';

export const WAITLIST = '/zaujem-o-termin';

/** The form for waiting for a date of a course type in a city. */
export function waitlistPath({ typeId, city }: { typeId?: string; city?: City }): string {
  const query = new URLSearchParams({ ...(typeId && { kurz: typeId }), ...(city && { mesto: city }) });
  return query.size > 0 ? `${WAITLIST}?${query}` : WAITLIST;
}
