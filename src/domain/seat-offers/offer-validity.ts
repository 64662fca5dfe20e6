import type { Course } from '#domain/courses/course.ts';
import { type Day, daysLater, ZONE } from '#domain/day.ts';
import { OFFER_HOURS } from './seat-offer.ts';

/** An offer ends by then on the day before the course, so that staff in the office still know who comes. */
const EVE_ENDS = '16:00';
/** No course of ours begins earlier (the hours of `courseType`): an offer ends before people set out. */
const DAY_BEGINS = '07:00';
/** With fewer hours left until that evening the offer is valid until the morning instead. */
const HOURS_MIN = 4;

/**
 * Until when an offer made now is valid: 48 hours, at the latest until 16.00 on the eve of the course, and where less
 * than four hours are left until then, until 7.00 on its first day. Undefined where that has passed or is less than an
 * hour away, too late for an e-mail. Times of day are Bratislava's, hours are elapsed ones.
 */
export function offerValidUntil(now: Temporal.Instant, course: Pick<Course, 'date'>): Temporal.Instant | undefined {
  const hoursFromNow = (hours: number) => now.add({ hours });
  const begins = offersEnd(course);
  if (isBefore(begins, hoursFromNow(1))) return undefined;
  const eve = timeOn(daysLater(course.date, -1), EVE_ENDS);
  const full = hoursFromNow(OFFER_HOURS);
  if (!isBefore(eve, full)) return full;
  return isBefore(eve, hoursFromNow(HOURS_MIN)) ? begins : eve;
}

/** The latest end of any offer for the course. */
export function offersEnd({ date }: Pick<Course, 'date'>): Temporal.Instant {
  return timeOn(date, DAY_BEGINS);
}

function timeOn(day: Day, time: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(ZONE).toInstant();
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0;
}
