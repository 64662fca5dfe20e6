import type { SignUpHolder } from '#domain/actor.ts';
import type { LinkedCourse } from '#domain/courses/course.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import { currentParticipants } from '#domain/sign-ups/participant.ts';
import type { SignUp, SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { lockSignUp } from '#server/sign-ups/lock-sign-up.ts';
import { listParticipants, moveParticipants } from '#server/sign-ups/participants.ts';
import { enqueueApplicantEmail, supersedeEmails } from '#server/sign-ups/sign-up-emails.ts';
import { lastNotifiedColumn } from '#server/sign-ups/sign-up-record.ts';
import { splitSignUp } from '#server/sign-ups/split-sign-up.ts';
import { inverseBy } from '#server/sign-ups/undo-sign-up.ts';
import { splitEntry } from '#server/waitlist/waitlist-moves.ts';
import { endOffer, expireOffer } from './end-offer.ts';
import { findLastOffer } from './seat-offers.ts';

export type AnswerOutcome =
  | { outcome: 'accepted' | 'declined' | 'not-found' }
  /** It was answered otherwise before, or is over. */
  | { outcome: 'ended' };

/**
 * Answers the open offer of a sign-up for the holder of its link. Accepted seats are confirmed, with an email that has the
 * calendar; declined ones are offered to the next. Of two answers at once, or an answer and the offer's end, the first
 * counts; the same answer sent twice is given once.
 */
export async function answerOffer(
  change: Change<SignUpHolder>,
  signUpId: string,
  answer: 'accept' | 'decline',
): Promise<AnswerOutcome> {
  const { signUp, course } = (await lockSignUp(change, signUpId)) ?? {};
  if (!signUp) return { outcome: 'not-found' };
  const answered = answer === 'accept' ? 'accepted' : 'declined';
  const offer = await findLastOffer(change.db, signUp);
  if (offer?.state === answered) return { outcome: answered };
  if (offer?.state !== 'open' || !course || (await expireOffer(change, offer))) return { outcome: 'ended' };
  if (answer === 'accept') await accept(change, offer, signUp, course);
  else await endOffer(change, offer, 'declined');
  return { outcome: answered };
}

/** Confirms the offered seats; the rest of a split group keeps waiting. Staff see the sign-up as new. */
async function accept(change: Change, offer: SeatOffer, signUp: SignUpRecord, course: LinkedCourse): Promise<void> {
  const { id } = signUp;
  await endOffer(change, offer, 'accepted');
  if (offer.seats < signUp.seats) {
    const current = currentParticipants(await listParticipants(change.db, id), signUp);
    const others = current.slice(offer.seats).map((participant) => participant.id);
    const restId = await splitSignUp(change, signUp, others);
    await splitEntry(change, signUp, { id: restId, seats: others.length });
  }
  const calendarSequence = signUp.calendarSequence + 1;
  const confirmed: SignUp = { ...signUp, seats: offer.seats, status: 'confirmed', calendarSequence };
  await change.db
    .updateTable('signUp')
    .set({ status: 'confirmed', calendarSequence, lastNotified: lastNotifiedColumn(course) })
    .where('id', '=', id)
    .execute();
  await moveParticipants(change, signUp, 'confirmed');
  await supersedeEmails(change, [id]);
  await enqueueApplicantEmail(change, confirmed, course);
}

/** Opens a declined offer again while it is valid; a sign-up that returned to the waitlist waits for this date again. */
export const undoDecline = inverseBy(async (change, signUp, { at }) => {
  const { id, status } = signUp;
  const offer = await findLastOffer(change.db, signUp);
  const isUnchanged =
    offer?.state === 'declined' && offer.endedAt === at && (status === 'waiting' || signUp.cancelledAt === at);
  if (!isUnchanged || offer.validUntil <= instant(change)) return undefined;
  return {
    courseId: offer.courseId,
    seats: offer.seats,
    async run() {
      await change.db
        .updateTable('signUp')
        .set({ status: 'waiting', cancelledAt: null })
        .where('id', '=', id)
        .execute();
      if (status !== 'waiting') await moveParticipants(change, signUp, 'waiting');
      await change.db
        .updateTable('seatOffer')
        .set({ state: 'open', endedAt: null })
        .where('id', '=', offer.id)
        .execute();
      change.record({ noun: 'signUp', id, verb: 'undone', before: { status }, after: { status: 'waiting' } });
    },
  };
});
