import { idsOf } from '#domain/record-id.ts';
import type { StaffChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { listNextDates } from '#server/courses/offered-courses.ts';
import { enqueueEmails } from '#server/emails/outbox.ts';
import { voidOffers } from '#server/seat-offers/course-offers.ts';
import { offerDatesSoon } from '#server/waitlist/waitlist-moves.ts';
import { listActiveSignUps } from './affected-sign-ups.ts';
import { cancelledEmail } from './course-emails.ts';
import { supersedeEmails } from './sign-up-emails.ts';

export interface CourseEnding {
  /** Whether the applicants whose e-mail is known are notified. */
  sendEmails: boolean;
  /** A sentence for them; empty where staff give none. */
  reason: string;
}

/**
 * Cancels all active sign-ups of a locked course, with no more statements than for one; the emails offer other dates.
 * Returns the number of sign-ups.
 */
export async function cancelSignUpsOf(
  change: StaffChange<'office'>,
  course: CourseRecord,
  { sendEmails, reason }: CourseEnding,
): Promise<number> {
  const { db } = change;
  const active = await listActiveSignUps(db, course.id);
  if (active.length === 0) return 0;
  const ids = idsOf(active);
  const now = instant(change);
  await db
    .updateTable('signUp')
    .set(({ eb, fn, val, lit }) => ({
      status: 'cancelled',
      cancelledAt: now,
      reviewedAt: fn.coalesce('reviewedAt', val(now)),
      calendarSequence: eb(
        'calendarSequence',
        '+',
        sendEmails ? eb.case().when('email', '=', '').then(0).else(1).end() : lit(0),
      ),
    }))
    .where('id', 'in', ids)
    .execute();
  await db
    .updateTable('participant')
    .set({ status: 'cancelled' })
    .where('signUpId', 'in', ids)
    .where('status', 'in', ['confirmed', 'waiting'])
    .execute();
  await voidOffers(change, course.id);
  await supersedeEmails(change, ids);
  if (sendEmails) {
    const nextDates = await listNextDates(db, course, today(change));
    await enqueueEmails(
      change,
      active.map((signUp) => ({
        ...cancelledEmail({ ...signUp, calendarSequence: signUp.calendarSequence + 1 }, course, {
          reason,
          nextDates,
        }),
        waitsForUndo: true,
      })),
    );
  }
  for (const { id, courseId, status, reviewedAt, cancelledAt, waitlistEntryId } of active) {
    offerDatesSoon(change, waitlistEntryId);
    change.record({
      noun: 'signUp',
      id,
      verb: 'cancelled',
      before: { courseId, status, reviewedAt, cancelledAt },
      after: { courseId, status: 'cancelled', reviewedAt: reviewedAt ?? now, cancelledAt: now },
    });
  }
  change.seats(course.id);
  return active.length;
}
