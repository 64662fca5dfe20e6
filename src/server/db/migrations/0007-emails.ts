import { type Kysely, sql } from 'kysely';

/** E-mails as they are sent, and the state of their delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('aboutNoun', 'text', (column) => column.notNull())
    .addColumn('aboutId', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('replyTo', 'text')
    .addColumn('calendar', 'text')
    .addColumn('siteUrl', 'text', (column) => column.notNull())
    .addColumn('originalId', 'text', (column) => column.references('email.id').onDelete('set null'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('heldBecause', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('sentAt', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('threadIds', 'text')
    .execute();
  await db.schema.createIndex('emailByOriginal').on('email').column('originalId').execute();
  await db.schema.createIndex('emailBySentTime').on('email').column('sentAt').execute();
  await db.schema
    .createIndex('emailByStatus')
    .on('email')
    .columns(['status', 'createdAt', 'id', 'kind', 'aboutNoun', 'searchText'])
    .execute();
  await db.schema
    .createIndex('emailByTime')
    .on('email')
    .columns(['createdAt', 'id', 'status', 'kind', 'aboutNoun', 'searchText'])
    .execute();
  await db.schema
    .createIndex('emailByAbout')
    .on('email')
    .columns(['aboutNoun', 'aboutId', 'createdAt', 'id'])
    .execute();
  await sql`create index "emailByEnd" on "email" ("status", coalesce("sentAt", "createdAt"), "sentAt", "createdAt")`.execute(
    db,
  );
  await sql`create index "emailByEmail" on "email" (lower("recipient"))`.execute(db);

  await db.schema
    .createTable('emailAttachment')
    .addColumn('emailId', 'text', (column) => column.notNull().references('email.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('emailAttachmentOfEmail', ['emailId', 'position'])
    .execute();

  await db.schema
    .createTable('enclosure')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('emailEnclosure')
    .addColumn('emailId', 'text', (column) => column.notNull().references('email.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('enclosureId', 'text', (column) => column.notNull().references('enclosure.id'))
    .addPrimaryKeyConstraint('enclosureOfEmail', ['emailId', 'position'])
    .execute();
  await db.schema.createIndex('emailByEnclosure').on('emailEnclosure').column('enclosureId').execute();

  await db.schema
    .createTable('emailSending')
    .addColumn('emailId', 'text', (column) =>
      column.primaryKey().notNull().references('email.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('refusals', 'integer', (column) => column.notNull())
    .addColumn('cause', 'text')
    .addColumn('lastError', 'text')
    .execute();

  await db.schema
    .createTable('emailQuota')
    .addColumn('mailboxHash', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('emails', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('emailQuotaOfMailboxAndDay', ['mailboxHash', 'day'])
    .execute();
  await db.schema.createIndex('emailQuotaByDay').on('emailQuota').column('day').execute();

  await db.schema
    .createTable('mailOutage')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('trouble', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('alarmedAt', 'text')
    .execute();

  await db.schema
    .createTable('bounceInbox')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('uidValidity', 'text')
    .addColumn('lastUid', 'integer', (column) => column.notNull())
    .addColumn('failingSince', 'text')
    .execute();

  await db.schema
    .createTable('bounceReport')
    .addColumn('emailId', 'text', (column) => column.notNull().references('email.id').onDelete('cascade'))
    .addColumn('reportHash', 'text', (column) => column.notNull())
    .addColumn('notedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bounceReportOfEmail', ['emailId', 'reportHash'])
    .execute();

  await db.schema
    .createTable('bouncedMailbox')
    .addColumn('mailboxHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('emailId', 'text', (column) => column.notNull().references('email.id').onDelete('cascade'))
    .addColumn('bouncedAt', 'text', (column) => column.notNull())
    .addColumn('retriedAt', 'text')
    .execute();
  await db.schema.createIndex('bouncedMailboxByEmail').on('bouncedMailbox').column('emailId').execute();

  await db.schema
    .createTable('emailTemplate')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
}
