import { sql } from 'kysely';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
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

/** The last offer that was not voided; those made before staff restored the sign-up do not count. */
export function findLastOffer(
  db: Db,
  { id, restoredAt }: Pick<SignUp, 'id' | 'restoredAt'>,
): Promise<SeatOffer | undefined> {
  return (
    db
      .selectFrom('seatOffer')
      .select(COLUMNS)
      .where('signUpId', '=', id)
      .where('madeAt', '>=', restoredAt ?? '')
      .where('state', '!=', 'voided')
      .orderBy('madeAt', 'desc')
      // of two made at the same moment, the open one is the last
      .orderBy(sql`"endedAt" is not null`)
      .limit(1)
      .executeTakeFirst()
  );
}

/** The open offers of a course, the newest first. */
export function listOpenOffers(db: Db, courseId: string): Promise<SeatOffer[]> {
  return openOffers(db).where('courseId', '=', courseId).orderBy('madeAt', 'desc').orderBy('id').execute();
}

function openOffers(db: Db) {
  return db.selectFrom('seatOffer').select(COLUMNS).where('state', '=', 'open');
}
