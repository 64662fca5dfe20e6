import type { Generated } from 'kysely';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';

/** At most one of a sign-up is open. */
export interface SeatOfferTable extends SeatOffer {
  /** Of the code its email brings, together with the offer's id. */
  codeHash: string;
  /** How often another code was typed. */
  wrongCodes: Generated<number>;
}
