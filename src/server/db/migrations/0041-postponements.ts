import type { Kysely } from 'kysely';

/** What staff have put off until a day, or closed by a word, each kind of waiting by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('postponement')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('nounId', 'text', (column) => column.notNull())
    .addColumn('untilDay', 'text', (column) => column.notNull())
    .addColumn('isDone', 'integer', (column) => column.notNull())
    .addColumn('byStaffId', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('postponementOfThing', ['kind', 'nounId'])
    .execute();
  await db.schema.createIndex('postponementByNoun').on('postponement').columns(['noun', 'nounId']).execute();
  // what waits is counted on every page of the desk
  await db.schema.createIndex('signUpByCourseDay').on('signUp').columns(['status', 'courseDate']).execute();
  await db.schema
    .createIndex('openWaitlistEntry')
    .on('waitlistEntry')
    .columns(['courseTypeId', 'city', 'seats', 'receivedAt', 'id'])
    .where('endedAt' as never, 'is', null)
    .execute();
}
