import { type Day, ZONE } from '#domain/day.ts';
import type { Db } from './db/database.ts';

export interface Clock {
  now(): Temporal.Instant;
}

/** Measures limits and waits within this process. */
export interface MonotonicClock {
  /** In milliseconds. */
  elapsed(): number;
}

/** What is read from the database, as of now. */
export interface Reading extends Clock {
  db: Db;
}

/** The calendar day it is now in Bratislava. */
export function today(clock: Clock): Day {
  return clock.now().toZonedDateTimeISO(ZONE).toPlainDate().toString();
}

/** An instant as stored: ISO, UTC, always with milliseconds, so that text sorts as time does. */
export function storedInstant(moment: Temporal.Instant): string {
  return moment.toString({ fractionalSecondDigits: 3 });
}

/** Now as stored. */
export function instant(clock: Clock, plus: Temporal.DurationLike = { seconds: 0 }): string {
  return storedInstant(clock.now().add(plus));
}

/** The instant of a day and a time of day („07:30“) in Bratislava; one that summer time skips moves forward. */
export function instantAt(day: Day, time: string): string {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`);
  return storedInstant(wall.toZonedDateTime(ZONE).toInstant());
}

/** The day and the time of day of a stored instant in Bratislava. */
export function dayAndTime(instant: string): { day: Day; time: string } {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
  return { day: wall.toPlainDate().toString(), time: wall.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** When this day ends in Bratislava, in milliseconds since 1970: what is „today or later“ changes then. */
export function endOfDay(clock: Clock): number {
  return clock.now().toZonedDateTimeISO(ZONE).startOfDay().add({ days: 1 }).epochMilliseconds;
}
