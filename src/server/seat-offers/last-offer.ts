import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import {
  type LastOffer,
  OFFER_STATES_PREVENTING_ANOTHER,
  type SeatOfferState,
} from '#domain/seat-offers/seat-offer.ts';
import type { Tables } from '#server/db/tables.ts';

/** The offers of a sign-up; those made before staff restored it do not count. */
const offersOfSignUp = expressionBuilder<Tables, 'signUp'>()
  .selectFrom('seatOffer')
  .whereRef('seatOffer.signUpId', '=', 'signUp.id')
  .where(sql<boolean>`"seatOffer"."madeAt" >= coalesce("signUp"."restoredAt", '')`);

/** The offers because of which a sign-up gets no automatic offer. */
export const offersPreventingAnother = offersOfSignUp
  .select('seatOffer.id')
  .where('seatOffer.state', 'in', OFFER_STATES_PREVENTING_ANOTHER);

export const expiredOffersOfSignUp = offersOfSignUp.select('seatOffer.id').where('seatOffer.state', '=', 'expired');

/** A query of sign-ups, with the last offer to each that was not voided (`LastOffer`). */
export function withLastOffer<Row>(signUps: SelectQueryBuilder<Tables, 'signUp', Row>) {
  const lastOfferId = offersOfSignUp
    .select('seatOffer.id')
    .where('seatOffer.state', '!=', 'voided')
    // of two made at the same moment, the open one is the last
    .orderBy('seatOffer.madeAt', 'desc')
    .orderBy(sql`"seatOffer"."endedAt" is not null`)
    .limit(1);
  return signUps
    .leftJoin('seatOffer as lastOffer', (join) => join.on('lastOffer.id', '=', lastOfferId))
    .select([
      'lastOffer.id as offerId',
      'lastOffer.state as offerState',
      'lastOffer.seats as offerSeats',
      'lastOffer.madeAt as offerMadeAt',
      'lastOffer.validUntil as offerValidUntil',
      'lastOffer.endedAt as offerEndedAt',
    ]);
}

/** Collects the offer columns of such a row in `lastOffer`. */
export function readLastOffer<Row extends OfferColumns>({
  offerId: id,
  offerState: state,
  offerSeats: seats,
  offerMadeAt: madeAt,
  offerValidUntil: validUntil,
  offerEndedAt: endedAt,
  ...signUp
}: Row): Omit<Row, keyof OfferColumns> & { lastOffer: LastOffer | null } {
  return {
    ...signUp,
    lastOffer: id === null ? null : ({ id, state, seats, madeAt, validUntil, endedAt } as LastOffer),
  };
}

interface OfferColumns {
  offerId: string | null;
  offerState: SeatOfferState | null;
  offerSeats: number | null;
  offerMadeAt: string | null;
  offerValidUntil: string | null;
  offerEndedAt: string | null;
}
