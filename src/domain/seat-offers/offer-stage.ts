import type { SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import { type SeatOffer, WRONG_CODES_MAX } from './seat-offer.ts';

/**
 * What whoever opens an offer's link finds: it can be answered, only by telephone after too many wrong codes (`locked`), was
 * answered, ran out, its course is no more (`course-gone`), or it is over for another reason.
 */
export type OfferStage = 'open' | 'locked' | 'accepted' | 'declined' | 'expired' | 'course-gone' | 'over';

interface OfferWithSurroundings extends Pick<SeatOffer, 'state' | 'validUntil'> {
  wrongCodes: number;
  signUpStatus: SignUpStatus;
  /** False once the course is hidden, cancelled or deleted. */
  isCourseOnOffer: boolean;
}

/** `now` is ISO in UTC. */
export function offerStage(offer: OfferWithSurroundings, now: string): OfferStage {
  const { state, validUntil, wrongCodes, signUpStatus, isCourseOnOffer } = offer;
  switch (state) {
    case 'open':
      if (validUntil <= now) return 'expired';
      return wrongCodes < WRONG_CODES_MAX ? 'open' : 'locked';
    case 'accepted':
      // staff may have cancelled it since
      return signUpStatus === 'confirmed' ? 'accepted' : 'over';
    case 'declined':
    case 'expired':
      return state;
    case 'withdrawn':
    case 'voided':
      return isCourseOnOffer ? 'over' : 'course-gone';
  }
}
