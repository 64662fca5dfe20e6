import type { Day } from '#domain/day.ts';
import { folded } from '#domain/slovak.ts';
import { sortedByKey } from '#domain/slovak-order.ts';
import { type Course, type CourseWithSeats, lastDayOf, type TaughtCourse } from './course.ts';

/** What two courses cannot share on one day. */
export type ClashOver = 'lecturer' | 'room';

/** What a clash depends on; a course that is only planned cannot have been cancelled. */
export type ClashingCourse = Pick<TaughtCourse, 'date' | 'dateTo' | 'city' | 'lecturerId' | 'room'> &
  Partial<Pick<CourseWithSeats, 'cancelledAt'>>;

/** Two courses that need the same lecturer or room, on the days they share. */
export interface Clash<C extends ClashingCourse> {
  over: ClashOver;
  courses: readonly [C, C];
  from: Day;
  to: Day;
}

/**
 * All pairs of these courses that share a day and have the same lecturer, or the same room in a city; cancelled courses
 * do not clash. A clash is only a warning and prevents nothing (decision 0039).
 */
export function clashesOf<C extends ClashingCourse>(courses: readonly C[]): Clash<C>[] {
  const active = courses.filter(({ cancelledAt }) => !cancelledAt);
  const held = sortedByKey(active, ({ date }) => date);
  return held.flatMap((one, index) =>
    held
      .slice(index + 1)
      .filter((other) => shareDay(one, other))
      .flatMap((other) =>
        sharedNeeds(one, other).map((over) => ({ over, courses: [one, other] as const, ...sharedDays(one, other) })),
      ),
  );
}

/** The clashes of one course with others, which may include it. */
export function clashesWith<C extends ClashingCourse>(course: C, others: readonly C[]): Clash<C>[] {
  const sharingDay = others.filter((other) => other !== course && shareDay(course, other));
  return clashesOf([course, ...sharingDay]).filter(({ courses }) => courses.includes(course));
}

/** A course that is not cancelled, with what it may clash over and its lecturer's name. */
export type HeldCourse = Pick<
  TaughtCourse,
  'id' | 'nameOfCourse' | 'date' | 'dateTo' | 'city' | 'courseTypeId' | 'lecturerId' | 'room'
> & { lecturer: string | null };

export type CourseClash = Clash<HeldCourse>;

type Days = Pick<Course, 'date' | 'dateTo'>;

export function shareDay(one: Days, other: Days): boolean {
  return one.date <= lastDayOf(other) && other.date <= lastDayOf(one);
}

/** The days that two overlapping courses share; `first` begins no later than `other`. */
function sharedDays(first: Days, other: Days): { from: Day; to: Day } {
  const [to = other.date] = [lastDayOf(first), lastDayOf(other)].sort();
  return { from: other.date, to };
}

function sharedNeeds(one: ClashingCourse, other: ClashingCourse): ClashOver[] {
  const isTaughtBySame = one.lecturerId !== null && one.lecturerId === other.lecturerId;
  const room = normalizedRoom(one.room);
  const isInSameRoom = room !== '' && one.city === other.city && room === normalizedRoom(other.room);
  return [...(isTaughtBySame ? ['lecturer' as const] : []), ...(isInSameRoom ? ['room' as const] : [])];
}

/** „Učebňa  2“ and „ucebna 2“ are one room. */
function normalizedRoom(room: string): string {
  return folded(room).replace(/\s+/g, ' ').trim();
}
