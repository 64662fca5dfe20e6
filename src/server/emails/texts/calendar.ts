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

/** The course as an all-day event for the applicant's calendar, or the notice that removes it. */
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
    // the cancellation must have the same id as the confirmed event
    id: `${signUpId}@${hostname}`,
    // a calendar applies only a higher sequence than the one it has
    sequence: calendarSequence,
    // A fixed instant instead of the clock, so that the same facts always give the same email. It is in the past
    // because some programs distrust an event created in the future; `sequence` says which version is newer.
    stamp: event.start.subtract({ years: 1 }),
    // RFC 5546 requires an organizer for both methods; without a name or an address there is none
    organizer: organizer.name && organizer.email ? organizer : null,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });

  // the generator omits the last line break, which RFC 5545 requires
  return { method: cancelled ? 'CANCEL' : 'PUBLISH', content: `${calendar.toString()}\r\n` };
}
