import type { Kysely } from 'kysely';

/** Whoever wants a course where none is on offer waits for a date; the sign-up that comes of it says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waitlistEntry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('courseTypeId', 'text', (column) => column.notNull().references('courseType.id').onDelete('cascade'))
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('applicant', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('companyName', 'text', (column) => column.notNull())
    .addColumn('numberOfWorkers', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('mayBeParted', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('consentVersion', 'text')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('waitlistEntryByAwaited')
    .on('waitlistEntry')
    .columns(['courseTypeId', 'city', 'receivedAt'])
    .execute();
  await db.schema.createIndex('waitlistEntryByReceipt').on('waitlistEntry').columns(['receivedAt', 'id']).execute();
  await db.schema
    .alterTable('signUp')
    .addColumn('waitlistEntryId', 'text', (column) => column.references('waitlistEntry.id').onDelete('set null'))
    .execute();
  // hardly any sign-up came of the waitlist: counted with all the others, the index would seem to find half of them
  await db.schema
    .createIndex('signUpByWaitlistEntry')
    .on('signUp')
    .columns(['waitlistEntryId', 'status', 'courseId'])
    .where('waitlistEntryId' as never, 'is not', null)
    .execute();
}
