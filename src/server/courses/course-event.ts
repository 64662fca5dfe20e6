import type { ICalEventData } from 'ical-generator';
import { type Course, lastDayOf, venueName } from '#domain/courses/course.ts';
import { coursePathForParticipants } from '#domain/courses/course-access.ts';
import { type CourseHours, hoursOf } from '#domain/courses/course-type.ts';

interface EventFacts extends CourseHours, Pick<Course, 'nameOfCourse' | 'date' | 'dateTo' | 'place' | 'slug'> {
  city: string;
  privateCode?: string | null;
}

/** A course as a calendar shows it: all day, from its first day to its last, with its hours. The caller adds the event's id. */
export function courseEvent(course: EventFacts, siteUrl: string) {
  const { nameOfCourse, date, slug } = course;
  const hours = hoursOf(course);
  return {
    // plain dates have no time zone, so the server's zone cannot shift them
    allDay: true,
    start: Temporal.PlainDate.from(date),
    // the end in iCalendar is the first day after the event
    end: Temporal.PlainDate.from(lastDayOf(course)).add({ days: 1 }),
    summary: nameOfCourse,
    description: hours && `Čas: ${hours}`,
    location: venueName(course) || null,
    url: slug ? siteUrl + coursePathForParticipants(course) : null,
  } satisfies ICalEventData;
}
