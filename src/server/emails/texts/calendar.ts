import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { courseEvent } from '#server/courses/course-event.ts';
import type { CourseFacts, Email, Sender } from './email.ts';
import { oneLine } from './email-text.ts';

interface CalendarFacts {
  signUpId: string;
  calendarSequence?: number | undefined;
  course: CourseFacts;
  sender: Sender;
  cancelled: boolean;
}

/** The course as an all-day event for the applicant's calendar, or the notice that takes it out again. */
export function courseCalendar({
  signUpId,
  calendarSequence = 0,
  course,
  sender,
  cancelled,
}: CalendarFacts): Email['calendar'] {
  if (!course.date) return undefined;
  const { company, siteUrl } = sender;
  const { hostname } = new URL(siteUrl);
  const organizer = {
    name: company.legalName || company.shortName,
    email: company.addresses.courses || company.email,
  };
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: hostname, product: 'Kurzy', language: 'SK' } });
  const event = courseEvent({ ...course, nameOfCourse: oneLine(course.nameOfCourse) }, siteUrl);

  calendar.createEvent({
    ...event,
    // the cancellation must name the very event the confirmation brought
    id: `${signUpId}@${hostname}`,
    // a calendar follows only what is newer than what it knows
    sequence: calendarSequence,
    // The same facts always give the same email, so the clock has no say here. A past instant,
    // because some programs distrust an event made in the future; what is newer the sequence tells.
    stamp: event.start.subtract({ years: 1 }),
    // RFC 5546 wants one for both methods; without a name or an address there is none to give
    organizer: organizer.name && organizer.email ? organizer : null,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });

  // the generator leaves the last line open, RFC 5545 ends every one
  return { method: cancelled ? 'CANCEL' : 'PUBLISH', content: `${calendar.toString()}\r\n` };
}
