import { type Kysely, sql } from 'kysely';

/** Sign-ups, the waitlist they may come from, their participants, files and offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waitlistEntry')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('courseTypeId', 'text', (column) => column.notNull().references('courseType.id').onDelete('cascade'))
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('applicant', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('companyName', 'text', (column) => column.notNull())
    .addColumn('numberOfWorkers', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('mayBeSplit', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('consentVersion', 'text')
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('clientId', 'text', (column) => column.references('client.id'))
    .addColumn('clientMatch', 'text')
    .execute();
  await db.schema
    .createIndex('waitlistEntryByAwaited')
    .on('waitlistEntry')
    .columns(['courseTypeId', 'city', 'receivedAt'])
    .execute();
  await db.schema.createIndex('waitlistEntryByReceipt').on('waitlistEntry').columns(['receivedAt', 'id']).execute();
  await db.schema
    .createIndex('waitlistEntryByClient')
    .on('waitlistEntry')
    .columns(['clientId', 'receivedAt', 'id'])
    .where('clientId' as never, 'is not', null)
    .execute();
  await db.schema
    .createIndex('waitlistEntryWithAmbiguousClient')
    .on('waitlistEntry')
    .columns(['receivedAt', 'id'])
    .where(sql.ref('clientMatch'), '=', sql.lit('ambiguous'))
    .execute();
  await sql`create index "waitlistEntryByEmail" on "waitlistEntry" (lower("email"))`.execute(db);
  await db.schema
    .createIndex('openWaitlistEntry')
    .on('waitlistEntry')
    .columns(['courseTypeId', 'city', 'seats', 'receivedAt', 'id'])
    .where('endedAt' as never, 'is', null)
    .execute();

  await db.schema
    .createTable('signUp')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('courseId', 'text', (column) => column.references('course.id').onDelete('set null'))
    .addColumn('courseName', 'text', (column) => column.notNull())
    .addColumn('courseDate', 'text', (column) => column.notNull())
    .addColumn('courseDateTo', 'text')
    .addColumn('courseCity', 'text', (column) => column.notNull())
    .addColumn('applicant', 'text', (column) => column.notNull())
    .addColumn('firstName', 'text', (column) => column.notNull())
    .addColumn('lastName', 'text', (column) => column.notNull())
    .addColumn('companyName', 'text', (column) => column.notNull())
    .addColumn('numberOfWorkers', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('consentVersion', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('reviewedAt', 'text')
    .addColumn('cancelledAt', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull())
    .addColumn('lastNotified', 'text', (column) => column.notNull())
    .addColumn('restoredAt', 'text')
    .addColumn('restorations', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('web'))
    .addColumn('mayBeSplit', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('restOfId', 'text', (column) => column.references('signUp.id').onDelete('set null'))
    .addColumn('calendarSequence', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('waitlistEntryId', 'text', (column) => column.references('waitlistEntry.id').onDelete('set null'))
    .addColumn('clientId', 'text', (column) => column.references('client.id'))
    .addColumn('clientMatch', 'text')
    .execute();
  await db.schema.createIndex('signUpByCourse').on('signUp').columns(['courseId', 'status']).execute();
  await db.schema.createIndex('signUpByReceipt').on('signUp').columns(['receivedAt', 'id']).execute();
  await sql`create index "signUpByLastDay" on "signUp" (coalesce("courseDateTo", "courseDate"))`.execute(db);
  await db.schema
    .createIndex('signUpByState')
    .on('signUp')
    .columns(['status', 'reviewedAt', 'receivedAt', 'id'])
    .execute();
  await db.schema
    .createIndex('signUpByStatusAndReceipt')
    .on('signUp')
    .columns(['status', 'receivedAt', 'id'])
    .execute();
  await db.schema.createIndex('signUpByRestOf').on('signUp').column('restOfId').execute();
  await db.schema
    .createIndex('signUpByWaitlistEntry')
    .on('signUp')
    .columns(['waitlistEntryId', 'status', 'courseId'])
    .where('waitlistEntryId' as never, 'is not', null)
    .execute();
  await db.schema
    .createIndex('signUpByClient')
    .on('signUp')
    .columns(['clientId', 'receivedAt', 'id'])
    .where('clientId' as never, 'is not', null)
    .execute();
  await db.schema
    .createIndex('signUpWithAmbiguousClient')
    .on('signUp')
    .columns(['receivedAt', 'id'])
    .where(sql.ref('clientMatch'), '=', sql.lit('ambiguous'))
    .execute();
  await sql`create index "signUpByEmail" on "signUp" (lower("email"))`.execute(db);
  await db.schema.createIndex('signUpByCourseDay').on('signUp').columns(['status', 'courseDate']).execute();

  await db.schema
    .createTable('participant')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('firstName', 'text')
    .addColumn('lastName', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('birthDate', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('participantBySignUp').on('participant').columns(['signUpId', 'status']).execute();
  await sql`create index "participantByEmail" on "participant" (lower("email"))`.execute(db);

  await db.schema
    .createTable('attendance')
    .addColumn('participantId', 'text', (column) => column.notNull().references('participant.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('markedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attendanceOfDay', ['participantId', 'day'])
    .execute();

  await db.schema
    .createTable('signUpFile')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('sizeBytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('caution', 'text')
    .execute();
  await db.schema.createIndex('signUpFileBySignUp').on('signUpFile').column('signUpId').execute();

  await db.schema
    .createTable('namesLink')
    .addColumn('codeHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('namesLinkBySignUp').on('namesLink').column('signUpId').execute();

  await db.schema
    .createTable('rosterImport')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('rows', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rosterImportBySignUp').on('rosterImport').column('signUpId').execute();

  await db.schema
    .createTable('seatOffer')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
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
    .on('seatOffer')
    .unique()
    .column('signUpId')
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute();
  await db.schema.createIndex('seatOfferBySignUp').on('seatOffer').columns(['signUpId', 'madeAt']).execute();
  await db.schema.createIndex('seatOfferByCourse').on('seatOffer').columns(['courseId', 'state', 'seats']).execute();
}
