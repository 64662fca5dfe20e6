import type { ICalEventData } from 'ical-generator';
import { type Course, coursePath } from '#domain/courses/course.ts';

type EventFacts = Pick<Course, 'nameOfCourse' | 'date' | 'dateTo' | 'place' | 'slug'> & { city: string };

/** A course as a calendar shows it: all day, from its first day to its last. Who gives it an id says which event it is. */
export function courseEvent({ nameOfCourse, date, dateTo, place, city, slug }: EventFacts, siteUrl: string) {
  return {
    // plain dates have no zone: the server's own cannot shift them
    allDay: true,
    start: Temporal.PlainDate.from(date),
    // iCalendar names the first day that is no longer part of the event
    end: Temporal.PlainDate.from(dateTo ?? date).add({ days: 1 }),
    summary: nameOfCourse,
    location: [place, city].filter(Boolean).join(', ') || null,
    url: slug ? siteUrl + coursePath(slug) : null,
  } satisfies ICalEventData;
}
