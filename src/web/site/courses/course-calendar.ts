import type { City } from '#domain/courses/course.ts';

/** The address of the calendar of all courses, or of those in one city. */
export function courseCalendarPath(city?: City): string {
  return `/kurzy-a-skolenia/kalendar.ics${city ? `?mesto=${encodeURIComponent(city)}` : ''}`;
}

/** Announces the calendar to programs that read the page. */
export function courseCalendarLink(city?: City) {
  const href = courseCalendarPath(city);
  return { tagName: 'link' as const, rel: 'alternate', type: 'text/calendar', title: 'Kalendár kurzov', href };
}
