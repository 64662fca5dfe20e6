import type { LinkHolder } from '#domain/actor.ts';
import type { LinkedCourse } from '#domain/courses/course.ts';
import { type SeatOffer, WRONG_CODES_MAX } from '#domain/seat-offers/seat-offer.ts';
import { currentParticipants } from '#domain/sign-ups/participant.ts';
import type { SignUp, SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { lastNotifiedColumn } from '#server/sign-ups/last-notified.ts';
import { lockSignUp } from '#server/sign-ups/lock-sign-up.ts';
import { listParticipants, moveParticipants } from '#server/sign-ups/participants.ts';
import { enqueueApplicantEmail, supersedeEmails } from '#server/sign-ups/sign-up-emails.ts';
import { splitSignUp } from '#server/sign-ups/split-sign-up.ts';
import { splitEntry } from '#server/waitlist/split-entry.ts';
import { endOffer } from './end-offer.ts';
import { offerCodeHash } from './offer-code.ts';
import { expireOffer } from './offer-end.ts';
import { findOffer } from './seat-offers.ts';

export interface OfferAnswer {
  answer: 'accept' | 'decline';
  /** From the email: the link alone answers nothing, because mail scanners open links too. */
  code: string;
}

export type AnswerOutcome =
  | { outcome: 'accepted' | 'declined' | 'not-found' }
  /** It was answered before, or is over. */
  | { outcome: 'ended' }
  | { outcome: 'wrong-code' }
  /** Too many wrong codes were entered: it can no longer be answered by its link. */
  | { outcome: 'locked' };

/**
 * Answers an offer for anyone who has its email. Accepted seats are confirmed, with an email that has the calendar;
 * declined ones are offered to the next. Of two answers at once, or an answer and the offer's end, the first counts.
 */
export async function answerOffer(
  change: Change<LinkHolder>,
  id: string,
  { answer, code }: OfferAnswer,
): Promise<AnswerOutcome> {
  const { db } = change;
  const unlocked = await findOffer(db, id);
  if (!unlocked) return { outcome: 'not-found' };
  const { signUp, course } = (await lockSignUp(change, unlocked.signUpId)) ?? {};
  const offer = await findOffer(db, id);
  if (offer?.state !== 'open' || !signUp || !course) return { outcome: 'ended' };
  if (await expireOffer(change, offer)) return { outcome: 'ended' };
  const refusal = await refuseCode(change, offer, code);
  if (refusal) return refusal;
  if (answer === 'accept') await accept(change, offer, signUp, course);
  else await endOffer(change, offer, 'declined');
  return { outcome: answer === 'accept' ? 'accepted' : 'declined' };
}

/** Counts a wrong code. */
async function refuseCode(
  { db, record }: Change,
  { id, signUpId }: SeatOffer,
  code: string,
): Promise<AnswerOutcome | undefined> {
  const { codeHash, wrongCodes } = await db
    .selectFrom('seatOffer')
    .select(['codeHash', 'wrongCodes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (wrongCodes >= WRONG_CODES_MAX) return { outcome: 'locked' };
  if (codeHash === offerCodeHash(id, code)) return undefined;
  await db
    .updateTable('seatOffer')
    .set({ wrongCodes: wrongCodes + 1 })
    .where('id', '=', id)
    .execute();
  record({ noun: 'signUp', id: signUpId, verb: 'offerCodeRefused' });
  return { outcome: wrongCodes + 1 < WRONG_CODES_MAX ? 'wrong-code' : 'locked' };
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
