import { randomUUID } from 'node:crypto';
import { hasStarted } from '#domain/courses/course.ts';
import { hoursOf } from '#domain/courses/course-type.ts';
import { type StatedCourse, statedFacts, statesTheSame } from '#domain/courses/lecturer-invitation.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Change } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import type { Tables } from '#server/db/tables.ts';
import { dropUnsent } from '#server/emails/email-withdrawal.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { findCourseLecturer } from '#server/staff/lecturers.ts';
import { findStaffRecord } from '#server/staff/staff-records.ts';
import { undoDeadline } from '#server/undo/undo-time.ts';
import { coursesWithSeats } from './course-records.ts';

/**
 * Emails lecturers what is new about a course since they were last notified (decision 0060). The course is read anew, once
 * what was done to it can no longer be undone.
 */
export async function inviteLecturers(change: Change, { key: courseId }: LeasedJob): Promise<JobResult> {
  await change.lock('course', courseId);
  const course = await findLecturedCourse(change.db, courseId);
  const settledAt = course && undoDeadline({ now: () => Temporal.Instant.from(course.updatedAt) });
  if (settledAt && settledAt > instant(change)) return { again: settledAt };
  await notifyLecturers(change, courseId, course);
  return 'done';
}

type LecturedCourse = NonNullable<Awaited<ReturnType<typeof findLecturedCourse>>>;

async function findLecturedCourse(db: Change['db'], id: string) {
  const row = await coursesWithSeats(db).where('course.id', '=', id).executeTakeFirst();
  return row && { ...row, hours: hoursOf(row) };
}

async function notifyLecturers(change: Change, courseId: string, course: LecturedCourse | undefined): Promise<void> {
  const { db } = change;
  const invitations = await db
    .selectFrom('lecturerInvitation')
    .selectAll()
    .where('courseId', '=', courseId)
    .orderBy('sequence')
    .execute();
  const lecturer = course?.cancelledAt === null ? await findCourseLecturer(db, courseId) : undefined;
  const teaching = lecturer?.id;
  const former = new Set(invitations.map(({ lecturerId }) => lecturerId)).difference(new Set([teaching]));
  let sequence = (invitations.at(-1)?.sequence ?? -1) + 1;
  // the one who teaches comes last: in a calendar that several share, the last version counts
  for (const lecturerId of [...former, ...(teaching ? [teaching] : [])]) {
    const wanted = lecturerId === teaching ? course : undefined;
    const own = invitations.filter((row) => row.lecturerId === lecturerId);
    if (isKnown(wanted, own.at(-1))) continue;
    const last = await withdrawUnsent(change, own);
    const isPast = [course, wanted ?? last].some((stated) => stated && hasStarted(stated, today(change)));
    if (isKnown(wanted, last) || isPast) continue;
    if (await notify(change, lecturerId, { courseId, sequence, course, wanted, last })) sequence += 1;
  }
  if (!course) await db.deleteFrom('lecturerInvitation').where('courseId', '=', courseId).execute();
}

/** Whether a lecturer already knows this: the course as they teach it, or that they do not teach it. */
function isKnown(wanted: StatedCourse | undefined, last: Tables['lecturerInvitation'] | undefined): boolean {
  const isInvited = last !== undefined && last.isCancelled === 0;
  return wanted ? isInvited && statesTheSame(last, wanted) : !isInvited;
}

/** Drops the unsent ones of a lecturer's invitations to a course; returns the last that was sent. */
async function withdrawUnsent(
  change: Change,
  own: readonly Tables['lecturerInvitation'][],
): Promise<Tables['lecturerInvitation'] | undefined> {
  const dropped = await dropUnsent(
    change,
    own.flatMap(({ emailId }) => emailId ?? []),
  );
  const droppedIds = idsOf(dropped);
  if (droppedIds.length > 0)
    await change.db.deleteFrom('lecturerInvitation').where('emailId', 'in', droppedIds).execute();
  return own.findLast(({ emailId }) => emailId === null || !droppedIds.includes(emailId));
}

interface News {
  courseId: string;
  sequence: number;
  /** Undefined once it is deleted. */
  course: LecturedCourse | undefined;
  /** The course, if the lecturer teaches it. */
  wanted: LecturedCourse | undefined;
  last: Tables['lecturerInvitation'] | undefined;
}

/** Writes the email; false if the lecturer has left or has no address. */
async function notify(change: Change, lecturerId: string, news: News): Promise<boolean> {
  const { courseId, sequence, course, wanted, last } = news;
  const lecturer = await findStaffRecord(change.db, lecturerId);
  const stated = wanted ?? last;
  if (lecturer?.state !== 'active' || !lecturer.email || !stated) return false;
  const [id, facts] = [randomUUID(), statedFacts(stated)];
  await enqueueEmail(change, {
    id,
    kind: 'lecturerInvitation',
    about: { noun: 'staffMember', id: lecturerId },
    recipient: lecturer.email,
    facts: {
      courseId,
      sequence,
      lecturer,
      course: facts,
      was: last?.isCancelled === 0 ? last : undefined,
      seatsTaken: wanted?.seatsTaken ?? 0,
      state: wanted ? 'teaching' : course?.cancelledAt === null ? 'taken-off' : 'not-held',
    },
  });
  const row = { courseId, sequence, lecturerId, isCancelled: Number(!wanted), emailId: id };
  await change.db
    .insertInto('lecturerInvitation')
    .values({ ...row, ...facts })
    .execute();
  change.record({
    noun: 'course',
    id: courseId,
    verb: wanted ? 'lecturerInvited' : 'lecturerReleased',
    after: { lecturerId },
  });
  return true;
}
