import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { setWaitlisted } from '#server/waitlist/set-waitlisted.ts';
import { lastNotifiedColumn } from './last-notified.ts';
import { moveParticipants } from './participants.ts';
import { foldSearchText } from './sign-up-search.ts';
import { inverseBy } from './undo-sign-up.ts';

/** The earlier state of a sign-up, as the event of its move records it: of a move to another date the course too. */
type EarlierState = Partial<
  Pick<
    SignUpRecord,
    | 'courseId'
    | 'courseName'
    | 'courseDate'
    | 'courseDateTo'
    | 'courseCity'
    | 'status'
    | 'reviewedAt'
    | 'cancelledAt'
    | 'calendarSequence'
    | 'lastNotified'
  >
>;

/** Restores the earlier state of a sign-up, on its earlier course. */
export const undoState = inverseBy(async (change, signUp, { before, after, verb }) => {
  const { id, status: statusNow } = signUp;
  const isUnchanged = Object.entries(after).every(([name, value]) =>
    isSame(signUp[name as keyof SignUpRecord], value),
  );
  if (!isUnchanged) return undefined;
  const { lastNotified, ...columns } = before as EarlierState;
  const status = columns.status ?? statusNow;
  const courseId = columns.courseId ?? null;
  const isOnOtherCourse = courseId !== signUp.courseId;
  return {
    courseId,
    seats: status === 'confirmed' && (isOnOtherCourse || statusNow !== 'confirmed') ? signUp.seats : 0,
    async run() {
      await change.db
        .updateTable('signUp')
        .set({ ...columns, ...(lastNotified && { lastNotified: lastNotifiedColumn(lastNotified) }) })
        .where('id', '=', id)
        .execute();
      await moveParticipants(change, signUp, status);
      if (isOnOtherCourse) await foldSearchText(change, [id]);
      if (verb === 'cancelled') await setWaitlisted(change, signUp.waitlistEntryId, true);
      change.record({ noun: 'signUp', id, verb: 'undone', before: { status: statusNow }, after: { status } });
    },
  };
});

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
