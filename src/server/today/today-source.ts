import { sql } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import {
  countItems,
  type ItemCourse,
  MESSAGE_SHOWN_MAX,
  type WaitingCount,
  type WaitingItem,
} from '#domain/today/today-item.ts';
import type { Reading } from '#server/clock.ts';

/** Whether things are read that wait now, or those postponed to a later day. */
export type TodayState = 'due' | 'postponed';

export interface TodayContext {
  app: Reading;
  /** The present day in Bratislava. */
  day: Day;
  state: TodayState;
  /** Maximum items that are listed. */
  max: number;
}

/** One kind of waiting, read from the database. */
export interface TodaySource {
  /** Its items in the order they are shown: those that wait longest first. */
  list(context: TodayContext): Promise<WaitingItem[]>;
  /** How many things wait; left out where there are never many and all are listed. */
  count?(context: TodayContext): Promise<WaitingCount>;
}

/** The course as a sign-up stores it. */
export type SignedUpCourse = Pick<SignUp, 'courseId' | 'courseName' | 'courseDate' | 'courseCity'>;

/** The course of a sign-up; its id is empty once it is deleted. */
export function itemCourse({ courseId, courseName, courseDate, courseCity }: SignedUpCourse): ItemCourse {
  return { id: courseId ?? '', name: courseName, date: courseDate, city: courseCity };
}

/** The part of a message that is shown, and one character more to detect that it goes on. */
export const messageStart = sql<string>`substr("message", 1, ${sql.lit(MESSAGE_SHOWN_MAX + 1)})`.as('message');

export async function countOf(
  { list, count }: TodaySource,
  context: TodayContext,
  listed?: WaitingItem[],
): Promise<WaitingCount> {
  return count ? count(context) : countItems(listed ?? (await list(context)));
}
