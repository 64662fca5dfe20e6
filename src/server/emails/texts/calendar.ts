import ical, { ICalAttendeeStatus, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { courseEvent } from '#server/courses/course-event.ts';
import type { ApplicantFacts, Email, LecturerInvitationFacts, Sender } from './email.ts';
import { oneLine } from './email-text.ts';

type Method = NonNullable<Email['calendar']>['method'];

/** The course as an all-day event with its hours for the applicant's calendar, or the notice that removes it. */
export function courseCalendar(
  { signUpId: id, calendarSequence: sequence = 0, course }: ApplicantFacts,
  sender: Sender,
  method: Method = 'PUBLISH',
): Email['calendar'] {
  return course.date ? calendarOf({ ...eventOf(course, sender), id, sequence }, method, sender) : undefined;
}

/** The same for the course's lecturer, as an invitation; `url` is where the lecturer works with it. */
export function lecturerCalendar(facts: LecturerInvitationFacts, sender: Sender, url: string): Email['calendar'] {
  const { courseId, sequence, lecturer, course, state } = facts;
  const { room, place } = course;
  const event = eventOf({ ...course, place: [room, place].filter(Boolean).join(', '), slug: '' }, sender);
  const attendee = {
    name: oneLine(lecturer.name),
    email: lecturer.email,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: false,
  };
  return calendarOf(
    {
      ...event,
      // another id than in the public calendar of courses, which the lecturer may follow
      id: `lektor-${courseId}`,
      sequence,
      attendees: [attendee],
      url,
    },
    state === 'teaching' ? 'REQUEST' : 'CANCEL',
    sender,
  );
}

function eventOf(course: Parameters<typeof courseEvent>[0] & { hours: string }, { siteUrl }: Sender) {
  return courseEvent(
    { ...course, nameOfCourse: oneLine(course.nameOfCourse), hours: oneLine(course.hours) },
    siteUrl,
  );
}

type CourseEvent = ICalEventData & ReturnType<typeof courseEvent> & { id: string };

/** A calendar with one event, whose id is made unique by our host. */
function calendarOf(
  event: CourseEvent,
  method: Method,
  { company, siteUrl }: Sender,
): NonNullable<Email['calendar']> {
  const { hostname } = new URL(siteUrl);
  const organizer = {
    name: company.legalName || company.shortName,
    email: company.addresses.courses || company.email,
  };
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: hostname, product: 'Kurzy', language: 'SK' },
  });

  calendar.createEvent({
    // A calendar finds the event by its id, and applies only a higher sequence than the one it has.
    ...event,
    id: `${event.id}@${hostname}`,
    // A fixed instant instead of the clock, so that the same facts always give the same email. It is in the past
    // because some programs distrust an event created in the future; `sequence` says which version is newer.
    stamp: event.start.subtract({ years: 1 }),
    // RFC 5546 requires an organizer for all methods; without a name or an address there is none
    organizer: organizer.name && organizer.email ? organizer : null,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });

  // the generator omits the last line break, which RFC 5545 requires
  return { method, content: `${calendar.toString()}\r\n` };
}
