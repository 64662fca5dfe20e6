import type { Generated } from 'kysely';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';

/** At most one of a sign-up is open. */
export interface SeatOfferTable extends SeatOffer {
  /** The hash of the code in its email, together with the offer's id. */
  codeHash: string;
  /** How often a wrong code was typed. */
  wrongCodes: Generated<number>;
}
