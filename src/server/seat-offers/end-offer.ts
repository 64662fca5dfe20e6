import type { Verb } from '#domain/events/event.ts';
import type { SeatOffer, SeatOfferState } from '#domain/seat-offers/seat-offer.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { dropUnsentEmails } from '#server/emails/email-withdrawal.ts';
import { delayedEmails } from '#server/emails/mail-outage.ts';
import { emailsAbout } from '#server/emails/outbox.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { hasRows } from '#server/list-page.ts';
import { returnToWaitlist } from '#server/waitlist/waitlist-moves.ts';
import { findOffer, findOpenOffer } from './seat-offers.ts';

type Ended = Exclude<SeatOfferState, 'open'>;

const VERBS = {
  accepted: 'offerAccepted',
  declined: 'offerDeclined',
  expired: 'offerExpired',
  withdrawn: 'offerWithdrawn',
  voided: 'offerVoided',
} as const satisfies Record<Ended, Verb>;

/** Ends an open offer: its seats are no longer held, and its unsent email is dropped. Under the course's lock. */
export async function endOffer(
  change: Change,
  { id, signUpId, courseId, seats }: SeatOffer,
  state: Ended,
): Promise<void> {
  await change.db
    .updateTable('seatOffer')
    .set({ state, endedAt: instant(change) })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
  await dropUnsentEmails(change, { noun: 'signUp', ids: [signUpId] }, ['seatOffered'], { alsoBeingSent: true });
  change.record({ noun: 'signUp', id: signUpId, verb: VERBS[state], before: { seats }, after: { state } });
  // the code that accepts or voids an offer sets the sign-up's state itself
  if (state !== 'accepted' && state !== 'voided') await returnToWaitlist(change, signUpId);
  change.seats(courseId);
}

/** Voids the open offer of a sign-up, if there is one, because the sign-up's state has changed. */
export async function voidOffer(change: Change, signUpId: string): Promise<void> {
  const offer = await findOpenOffer(change.db, signUpId);
  if (offer) await endOffer(change, offer, 'voided');
}

/** The job at the end of an offer: without an answer in time, the next in the queue get offers in the same change. */
export async function endOfferInTime(change: Change, { key: id }: Pick<LeasedJob, 'key'>): Promise<JobResult> {
  const unlocked = await findOffer(change.db, id);
  if (!unlocked?.courseId) return 'done';
  await change.lock('course', unlocked.courseId);
  const offer = await findOffer(change.db, id);
  if (offer?.state !== 'open') return 'done';
  return (await expireOffer(change, offer)) ? 'done' : { again: offer.validUntil };
}

/**
 * Ends an open offer whose time is over, under its course's lock; returns whether it did. One whose email a mail outage
 * has delayed is voided, so that the seats are offered to the same applicant again.
 */
export async function expireOffer(change: Change, offer: SeatOffer): Promise<boolean> {
  if (instant(change) < offer.validUntil) return false;
  await endOffer(change, offer, (await isEmailDelayed(change.db, offer)) ? 'voided' : 'expired');
  return true;
}

function isEmailDelayed(db: Db, { signUpId, madeAt }: SeatOffer): Promise<boolean> {
  const delayed = emailsAbout(db, { noun: 'signUp', id: signUpId })
    .where('kind', '=', 'seatOffered')
    .where('createdAt', '=', madeAt)
    .where('status', '=', 'waiting')
    .where('id', 'in', delayedEmails(db));
  return hasRows(delayed);
}
