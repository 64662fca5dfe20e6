import ical, { escape as escaped, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { CITIES } from '#domain/courses/course.ts';
import { daysLater } from '#domain/day.ts';
import { slugified } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { siteUrl } from '#server/config.ts';
import { courseEvent } from '#server/courses/course-event.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { type FollowedCourse, listFollowedCourses } from '#server/courses/offered-courses.ts';
import { appOf } from '#web/context.ts';
import type { CanonicalQuery, PageHandle } from '#web/front/page-handle.ts';
import { plainPage } from '#web/front/plain-page.ts';
import type { Route } from './+types/courses';
import { feedAnswer } from './feed-answer.ts';

/** How long a past course stays in calendars that follow the feed. */
const PAST_DAYS = 30;
const REFRESH_SECONDS = 6 * 60 * 60;

export const handle: PageHandle = { dependsOn: ['courses', 'courseTypes'] };

/** The city and the type as requested: only the database has the list of types. */
export const canonicalQuery: CanonicalQuery = (query) =>
  new URLSearchParams(['mesto', 'typ'].flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));

/** Courses for calendars that follow them (RFC 5545): all, or filtered by city, by type, or by both. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const app = appOf(context);
  const [requestedCity, requestedTypeId] = [searchParams.get('mesto'), searchParams.get('typ')];
  const city = CITIES.find((name) => name === requestedCity);
  if (requestedCity && !city) return plainPage(UNKNOWN_CITY);
  const type = requestedTypeId ? await findCourseType(app.db, requestedTypeId) : undefined;
  if (requestedTypeId && !type) return plainPage(UNKNOWN_TYPE);
  const since = daysLater(today(app), -PAST_DAYS);
  const courses = await listFollowedCourses(app.db, since, { city, courseTypeId: type?.id });
  const name = ['Kurzy a školenia', type?.name, city].filter(Boolean).join(' – ');
  const disposition = `inline; filename="${slugified(name)}.ics"`;
  const text = calendarText(name, courses, siteUrl(app.config));
  return feedAnswer(text, 'text/calendar', { 'Content-Disposition': disposition });
}

function calendarText(name: string, courses: FollowedCourse[], origin: string): string {
  const { hostname } = new URL(origin);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: hostname, product: 'Kurzy', language: 'SK' },
    // the generator does not escape the name
    name: escaped(name, false),
    ttl: REFRESH_SECONDS,
  });
  for (const { id, version, updatedAt, ...course } of courses) {
    calendar.createEvent({
      ...courseEvent(course, origin),
      id: `${id}@${hostname}`,
      // calendars update an event with a higher sequence than theirs; the first version has number 0
      sequence: version - 1,
      // the time of the change, not of the request, so that unchanged courses always give the same bytes
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
      status: ICalEventStatus.CONFIRMED,
      // a course on offer does not make its reader busy
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // the generator omits the last line end, which RFC 5545 requires
  return `${calendar.toString()}\r\n`;
}

const UNKNOWN_CITY = {
  status: 404,
  title: 'Kalendár pre toto mesto nemáme',
  text: `Kurzy sú v mestách ${CITIES.join(', ')}. Skontrolujte adresu a skúste to znova.`,
};
const UNKNOWN_TYPE = {
  status: 404,
  title: 'Kalendár pre tento druh kurzu nemáme',
  text: 'Skontrolujte adresu a skúste to znova.',
};
