import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';

/** At most one of a sign-up is open. */
export type SeatOfferTable = SeatOffer;
