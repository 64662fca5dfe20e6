import type { City } from '#domain/courses/course.ts';

/** The address of the calendar of all courses, or of those in one city. */
export function courseCalendarPath(city?: City): string {
  return `/kurzy-a-skolenia/kalendar.ics${city ? `?mesto=${encodeURIComponent(city)}` : ''}`;
}
