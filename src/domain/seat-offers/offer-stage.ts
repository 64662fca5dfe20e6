import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { type SeatOffer, WRONG_CODES_MAX } from './seat-offer.ts';

/**
 * The state of an offer as its link shows it: it can be answered, only by telephone after too many wrong codes
 * (`locked`), was answered, expired, its course is no longer on offer (`course-gone`), or it ended for another reason.
 */
export type OfferStage = 'open' | 'locked' | 'accepted' | 'declined' | 'expired' | 'course-gone' | 'over';

interface OfferContext extends Pick<SeatOffer, 'state' | 'validUntil'> {
  wrongCodes: number;
  signUpStatus: SignUpStatus;
  /** False once the course is hidden, cancelled or deleted. */
  isCourseOnOffer: boolean;
}

/** `now` is ISO in UTC. */
export function offerStage(offer: OfferContext, now: string): OfferStage {
  const { state, validUntil, wrongCodes, signUpStatus, isCourseOnOffer } = offer;
  switch (state) {
    case 'open':
      if (validUntil <= now) return 'expired';
      return wrongCodes < WRONG_CODES_MAX ? 'open' : 'locked';
    case 'accepted':
      // staff may have cancelled the sign-up since
      return signUpStatus === 'confirmed' ? 'accepted' : 'over';
    case 'declined':
    case 'expired':
      return state;
    case 'withdrawn':
    case 'voided':
      return isCourseOnOffer ? 'over' : 'course-gone';
  }
}
