import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { Db } from '#server/db/database.ts';

const COLUMNS = [
  'id',
  'signUpId',
  'courseId',
  'seats',
  'state',
  'madeAt',
  'validUntil',
  'endedAt',
] as const satisfies (keyof SeatOffer)[];

export function findOffer(db: Db, id: string): Promise<SeatOffer | undefined> {
  return db.selectFrom('seatOffer').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findOpenOffer(db: Db, signUpId: string): Promise<SeatOffer | undefined> {
  return openOffers(db).where('signUpId', '=', signUpId).executeTakeFirst();
}

export function findLastOffer(db: Db, signUpId: string): Promise<SeatOffer | undefined> {
  return db
    .selectFrom('seatOffer')
    .select(COLUMNS)
    .where('signUpId', '=', signUpId)
    .where('state', '!=', 'voided')
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The open offers of a course, the newest first. */
export function listOpenOffers(db: Db, courseId: string): Promise<SeatOffer[]> {
  return openOffers(db).where('courseId', '=', courseId).orderBy('madeAt', 'desc').orderBy('id').execute();
}

function openOffers(db: Db) {
  return db.selectFrom('seatOffer').select(COLUMNS).where('state', '=', 'open');
}
