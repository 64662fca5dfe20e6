import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { QueueEntry } from '#domain/seat-offers/next-offers.ts';
import { isEligibleForOffer, type LastOffer } from '#domain/seat-offers/seat-offer.ts';
import {
  APPLICANT_NAME,
  type ApplicantName,
  type SignedUpFor,
  type SignUp,
  type Substitute,
} from '#domain/sign-ups/sign-up.ts';
import { substitutesWhoFit } from '#domain/sign-ups/sign-up-moves.ts';
import { compared } from '#domain/slovak-order.ts';
import type { Db } from '#server/db/database.ts';
import { seatsOfSignUp } from '#server/sign-ups/participants.ts';
import { listLastOffers } from './seat-offers.ts';

/** A sign-up in the queue of its course, with the facts for an email to its applicant. */
export interface QueuedSignUp
  extends QueueEntry,
    ApplicantName,
    SignedUpFor,
    Pick<
      SignUp,
      'courseId' | 'email' | 'phone' | 'restOfId' | 'receivedAt' | 'waitlistEntryId' | 'calendarSequence'
    > {
  lastOffer: LastOffer | null;
}

/** The sign-ups that wait for seats of these courses, in queue order: by the time of receipt alone. */
export async function listQueue(db: Db, ...courseIds: string[]): Promise<QueuedSignUp[]> {
  if (courseIds.length === 0) return [];
  const waiting = db.selectFrom('signUp').where('courseId', 'in', courseIds).where('status', '=', 'waiting');
  const lastOffers = await listLastOffers(db, waiting);
  const rows = await waiting
    .select(['id', ...APPLICANT_NAME, 'email', 'phone', 'courseId', 'courseName', 'courseDate', 'courseDateTo'])
    .select([
      'courseCity',
      'mayBeSplit',
      'restOfId',
      'waitlistEntryId',
      'receivedAt',
      'calendarSequence',
      seatsOfSignUp,
    ])
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ mayBeSplit, ...row }) => ({
    ...row,
    mayBeSplit: mayBeSplit === 1,
    hasEmail: row.email !== '',
    lastOffer: lastOffers.get(row.id) ?? null,
  }));
}

/** The order of every queue: by the time of receipt alone. */
export function byReceipt(one: Received, other: Received): number {
  return compared(one.receivedAt, other.receivedAt) || compared(one.id, other.id);
}

type Received = Pick<SignUp, 'id' | 'receivedAt'>;

/**
 * The sign-ups this one would overtake if it got seats now: those that fit and wait before it, or all that fit if it
 * does not wait. A course on offer makes them offers by itself; for a hidden one only staff decide.
 */
export async function listOvertaken(
  db: Db,
  signUp: Pick<SignUp, 'id'>,
  course: CourseWithSeats,
): Promise<Substitute[]> {
  const queue = await listQueue(db, course.id);
  const place = queue.findIndex(({ id }) => id === signUp.id);
  const before = (place < 0 ? queue : queue.slice(0, place)).filter(({ lastOffer }) => isEligibleForOffer(lastOffer));
  return substitutesWhoFit(before, course);
}
