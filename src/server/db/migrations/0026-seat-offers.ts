import type { Kysely } from 'kysely';

/** Seats are held for waiting sign-ups until they answer an offer; a company may say that its group may be parted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('signUp')
    .addColumn('mayBeParted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('signUp')
    .addColumn('restOfId', 'text', (column) => column.references('signUp.id').onDelete('set null'))
    .execute();
  // whoever is deleted looks for the rest of its group
  await db.schema.createIndex('signUpByRestOf').on('signUp').column('restOfId').execute();
  await db.schema
    .createTable('seatOffer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.references('course.id').onDelete('set null'))
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('madeAt', 'text', (column) => column.notNull())
    .addColumn('validUntil', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'text')
    .addColumn('codeHash', 'text', (column) => column.notNull())
    .addColumn('wrongCodes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('openSeatOfferOfSignUp')
    .unique()
    .on('seatOffer')
    .column('signUpId')
    .where('state' as never, '=', 'open')
    .execute();
  await db.schema.createIndex('seatOfferBySignUp').on('seatOffer').columns(['signUpId', 'madeAt']).execute();
  // holds all that counting offered seats asks for
  await db.schema.createIndex('seatOfferByCourse').on('seatOffer').columns(['courseId', 'state', 'seats']).execute();
}
