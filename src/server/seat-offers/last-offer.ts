import { expressionBuilder, sql } from 'kysely';
import { OFFER_STATES_PREVENTING_ANOTHER } from '#domain/seat-offers/seat-offer.ts';
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

/** The last offer to a sign-up that was not voided. */
export const lastOfferId = offersOfSignUp
  .select('seatOffer.id')
  .where('seatOffer.state', '!=', 'voided')
  // of two made at the same moment, the open one is the last
  .orderBy('seatOffer.madeAt', 'desc')
  .orderBy(sql`"seatOffer"."endedAt" is not null`)
  .limit(1)
  .as('lastOfferId');
