import { freeSeats } from '#domain/courses/seats.ts';
import type { RecordedEvent, Values } from '#domain/events/event.ts';
import type { SignedUpFor, SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { Change, SignUpChange } from '#server/change.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { withdrawEmails } from '#server/emails/email-withdrawal.ts';
import { voidOffersOf } from '#server/seat-offers/course-offers.ts';
import { endOffer } from '#server/seat-offers/end-offer.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { hasOtherDate, setWaitlisted } from '#server/waitlist/waitlist-moves.ts';
import { lockSignUps } from './lock-sign-up.ts';
import { moveParticipants } from './participants.ts';
import { foldSearchText, lastNotifiedColumn } from './sign-up-record.ts';
import { findSignUp } from './sign-ups.ts';
import { joinGroupAgain } from './split-sign-up.ts';

/** What undoing one event of a sign-up does, and the seats that takes on which course. */
export interface UndoPlan {
  courseId: string | null;
  seats: number;
  run(): Promise<void>;
}

/** Plans how an event is undone; undefined where its result has been changed since. */
type Planner = (
  change: SignUpChange,
  signUp: SignUpRecord,
  event: RecordedEvent & { before: Values; after: Values },
) => Promise<UndoPlan | undefined>;

/**
 * The inverse of an event of a sign-up; it does nothing where the sign-up has been changed since, its course is
 * deleted, its seats are taken, another date was taken meanwhile, or its email has been sent.
 */
export function inverseBy(plan: Planner) {
  return async (change: SignUpChange, event: RecordedEvent): Promise<boolean> => {
    const { nounId: id, at, before, after } = event;
    const signUp = await findSignUp(change.db, id);
    // erased since
    if (!signUp || !after) return false;
    const planned = await plan(change, signUp, { ...event, before: before ?? {}, after });
    if (!planned || !(await hasSeats(change, planned)) || (await hasOtherDate(change, signUp))) return false;
    if (!(await withdrawEmails(change, { noun: 'signUp', id }, at))) return false;
    // an offer made since is for the seats and the course that the undone act left
    const offer = await findOpenOffer(change.db, id);
    if (offer && offer.madeAt > at) await endOffer(change, offer, 'voided');
    await planned.run();
    return true;
  };
}

/**
 * Locks the sign-ups with their present and earlier courses, and voids the offers of seats that these events freed:
 * their emails have not been sent either.
 */
export async function lockMoved(change: SignUpChange, events: readonly RecordedEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const ids = events.map(({ nounId }) => nounId);
  const earlierIds = events.map(({ before }) => before?.courseId).filter((id) => typeof id === 'string');
  const courseIds = await lockSignUps(change, ids, earlierIds);
  for (const courseId of courseIds) await voidOffersOf(change, courseId, first.at, ids);
  change.seats(...courseIds);
}

/** Restored participants need the course again, and the seats. */
async function hasSeats({ db }: Change, { courseId, seats }: UndoPlan): Promise<boolean> {
  if (courseId === null) return seats === 0;
  const course = await findCourse(db, courseId);
  return course !== undefined && course.cancelledAt === null && (seats === 0 || seats <= freeSeats(course));
}

/** The earlier state of a sign-up, as the event of its move records it: of a move to another date the course too. */
type EarlierState = Partial<
  SignedUpFor &
    Pick<SignUpRecord, 'courseId' | 'status' | 'reviewedAt' | 'cancelledAt' | 'calendarSequence' | 'lastNotified'>
>;

/** Restores the earlier state of a sign-up, on its earlier course. */
export const undoState = inverseBy(async (change, signUp, { at, before, after, verb }) => {
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
      if (verb === 'moved') await joinGroupAgain(change, id, at);
    },
  };
});

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
