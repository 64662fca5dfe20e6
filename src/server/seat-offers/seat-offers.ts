import { expressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type LastOffer, OFFER_STATES_PREVENTING_ANOTHER, type SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
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
const lastOfferId = offersOfSignUp
  .select('seatOffer.id')
  .where('seatOffer.state', '!=', 'voided')
  // of two made at the same moment, the open one is the last
  .orderBy('seatOffer.madeAt', 'desc')
  .orderBy(sql`"seatOffer"."endedAt" is not null`)
  .limit(1)
  .as('lastOfferId');

export function findOffer(db: Db, id: string): Promise<SeatOffer | undefined> {
  return db.selectFrom('seatOffer').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findOpenOffer(db: Db, signUpId: string): Promise<SeatOffer | undefined> {
  return openOffers(db).where('signUpId', '=', signUpId).executeTakeFirst();
}

/** The last offer that was not voided; those made before staff restored the sign-up do not count. */
export function findLastOffer(db: Db, { id }: Pick<SignUp, 'id'>): Promise<SeatOffer | undefined> {
  return lastOffers(db, db.selectFrom('signUp').where('id', '=', id)).executeTakeFirst();
}

/** The last offers to these sign-ups, by the ids of the sign-ups. */
export async function listLastOffers(db: Db, signUps: SignUps): Promise<Map<string, LastOffer>> {
  const offers = await lastOffers(db, signUps).execute();
  return new Map(offers.map(({ signUpId, courseId, ...offer }) => [signUpId, offer as LastOffer]));
}

type SignUps = SelectQueryBuilder<Tables, 'signUp', object>;

function lastOffers(db: Db, signUps: SignUps) {
  return db.selectFrom('seatOffer').selectAll().where('id', 'in', signUps.select(lastOfferId));
}

/** The open offers of a course, the newest first. */
export function listOpenOffers(db: Db, courseId: string): Promise<SeatOffer[]> {
  return openOffers(db).where('courseId', '=', courseId).orderBy('madeAt', 'desc').orderBy('id').execute();
}

function openOffers(db: Db) {
  return db.selectFrom('seatOffer').selectAll().where('state', '=', 'open');
}
