import { sql } from 'kysely';
import { courseDays, isAttendanceOpen, type RollLine, teaches } from '#domain/attendance/attendance.ts';
import type { Day } from '#domain/day.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { personSortKey, sortedByKey } from '#domain/slovak-order.ts';
import type { Permitted } from '#domain/staff/permissions.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';
import { isClosed } from '#server/results/closing.ts';
import { confirmedOn } from '#server/sign-ups/participants.ts';

/** A column of a participant: the number of days they were marked as present. */
export const DAYS_PRESENT = sql<number>`(
  select count(*) from "attendance" where "attendance"."participantId" = "participant"."id")`.as('daysPresent');

/** Participants to be marked as present on a day of a course, and those whose mark is to be cleared. */
export interface MarkedDay {
  courseId: string;
  day: Day;
  present: readonly string[];
  absent: readonly string[];
}

export type MarkingOutcome =
  /** Participants in `withoutSeat` have no confirmed seat on the course (any more): nothing was written for them. */
  { outcome: 'saved'; withoutSeat: string[] } | { outcome: 'not-found' | 'day-wrong' | 'course-closed' };

/** The course, if this member of staff teaches it; a lecturer is not shown whether other lecturers' courses exist. */
export async function findTaughtCourse(
  db: Db,
  member: Permitted<'teaching'>,
  id: string,
): Promise<CourseRecord | undefined> {
  const course = await findCourse(db, id);
  return course && teaches(member, course) ? course : undefined;
}

/** The same under the course's lock: its lecturer, days, seats, attendance and results do not change meanwhile. */
export async function lockTaughtCourse(
  change: StaffChange<'teaching'>,
  id: string,
): Promise<CourseRecord | undefined> {
  await change.lock('course', id);
  return findTaughtCourse(change.db, change.actor, id);
}

/**
 * Marks who was present and clears the marks of who was not; it may be repeated in any order. Only the listed
 * participants change, so that two people with the same list do not overwrite each other's marks.
 */
export async function markAttendance(
  change: StaffChange<'teaching'>,
  { courseId, day, present, absent }: MarkedDay,
): Promise<MarkingOutcome> {
  const { db } = change;
  const course = await lockTaughtCourse(change, courseId);
  if (!course) return { outcome: 'not-found' };
  if (!courseDays(course).includes(day) || !isAttendanceOpen(day, today(change))) return { outcome: 'day-wrong' };
  if (await isClosed(db, courseId)) return { outcome: 'course-closed' };
  const signUpOf = await confirmedAmong(db, courseId, [...present, ...absent]);
  const confirmed = (ids: readonly string[]) => ids.filter((id) => signUpOf.has(id));
  const record = (verb: 'attendanceMarked' | 'attendanceCleared', participantId: string) =>
    change.record({ noun: 'signUp', id: signUpOf.get(participantId) ?? '', verb, after: { participantId, day } });
  for (const id of await mark(change, day, confirmed(present))) record('attendanceMarked', id);
  for (const id of await clear(change, day, confirmed(absent))) record('attendanceCleared', id);
  return { outcome: 'saved', withoutSeat: [...present, ...absent].filter((id) => !signUpOf.has(id)) };
}

/** Those of these participants with a confirmed seat on the course, each with their sign-up. */
async function confirmedAmong(db: Db, courseId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await confirmedOn(db, courseId)
    .select(['participant.id', 'signUpId'])
    .where('participant.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, signUpId }) => [id, signUpId]));
}

/** Returns the participants who were not marked before. */
async function mark(change: Change, day: Day, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const markedAt = instant(change);
  const marked = await change.db
    .insertInto('attendance')
    .values(ids.map((participantId) => ({ participantId, day, markedAt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('participantId')
    .execute();
  return marked.map(({ participantId }) => participantId);
}

/** Returns the participants who were marked before. */
async function clear({ db }: Change, day: Day, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const cleared = await db
    .deleteFrom('attendance')
    .where('day', '=', day)
    .where('participantId', 'in', ids)
    .returning('participantId')
    .execute();
  return cleared.map(({ participantId }) => participantId);
}

/** The roll of a day of a course: participants with a confirmed seat, by surname; those without a name by company. */
export async function listAttendance(db: Db, courseId: string, day: Day): Promise<RollLine[]> {
  const rows = await confirmedOn(db, courseId)
    .leftJoin('attendance', (join) =>
      join.onRef('attendance.participantId', '=', 'participant.id').on('attendance.day', '=', day),
    )
    .select(['participant.id', 'position', 'participant.firstName', 'participant.lastName'])
    .select(['companyName', 'markedAt'])
    .orderBy('receivedAt')
    .orderBy('signUp.id')
    .orderBy('position')
    .execute();
  return sortedByKey(rows, personSortKey).map((row) => ({
    participantId: row.id,
    name: participantName(row),
    place: row.position + 1,
    companyName: row.companyName,
    isPresent: row.markedAt !== null,
  }));
}
