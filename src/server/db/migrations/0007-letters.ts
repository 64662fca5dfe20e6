import { type Kysely, sql } from 'kysely';

/** E-mails as they leave, and what came of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter')
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
    .addColumn('originalId', 'text', (column) => column.references('letter.id').onDelete('set null'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('heldBecause', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('sentAt', 'text')
    .addColumn('searchText', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('threadIds', 'text')
    .execute();
  await db.schema.createIndex('letterByOriginal').on('letter').column('originalId').execute();
  await db.schema.createIndex('letterBySentTime').on('letter').column('sentAt').execute();
  await db.schema
    .createIndex('letterByStatus')
    .on('letter')
    .columns(['status', 'createdAt', 'id', 'kind', 'aboutNoun', 'searchText'])
    .execute();
  await db.schema
    .createIndex('letterByTime')
    .on('letter')
    .columns(['createdAt', 'id', 'status', 'kind', 'aboutNoun', 'searchText'])
    .execute();
  await db.schema
    .createIndex('letterByAbout')
    .on('letter')
    .columns(['aboutNoun', 'aboutId', 'createdAt', 'id'])
    .execute();
  await sql`create index "letterByEnd" on "letter" ("status", coalesce("sentAt", "createdAt"), "sentAt", "createdAt")`.execute(
    db,
  );
  await sql`create index "letterByEmail" on "letter" (lower("recipient"))`.execute(db);

  await db.schema
    .createTable('letterAttachment')
    .addColumn('letterId', 'text', (column) => column.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mediaType', 'text', (column) => column.notNull())
    .addColumn('bytes', sql`bytea`, (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('letterAttachmentOfLetter', ['letterId', 'position'])
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
    .createTable('letterEnclosure')
    .addColumn('letterId', 'text', (column) => column.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('enclosureId', 'text', (column) => column.notNull().references('enclosure.id'))
    .addPrimaryKeyConstraint('enclosureOfLetter', ['letterId', 'position'])
    .execute();
  await db.schema.createIndex('letterByEnclosure').on('letterEnclosure').column('enclosureId').execute();

  await db.schema
    .createTable('letterSending')
    .addColumn('letterId', 'text', (column) =>
      column.primaryKey().notNull().references('letter.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('refusals', 'integer', (column) => column.notNull())
    .addColumn('cause', 'text')
    .addColumn('lastError', 'text')
    .execute();

  await db.schema
    .createTable('letterQuota')
    .addColumn('mailboxHash', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('letterQuotaOfMailboxAndDay', ['mailboxHash', 'day'])
    .execute();
  await db.schema.createIndex('letterQuotaByDay').on('letterQuota').column('day').execute();

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
    .addColumn('letterId', 'text', (column) => column.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('reportHash', 'text', (column) => column.notNull())
    .addColumn('notedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bounceReportOfLetter', ['letterId', 'reportHash'])
    .execute();

  await db.schema
    .createTable('bouncedMailbox')
    .addColumn('mailboxHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('letterId', 'text', (column) => column.notNull().references('letter.id').onDelete('cascade'))
    .addColumn('bouncedAt', 'text', (column) => column.notNull())
    .addColumn('retriedAt', 'text')
    .execute();
  await db.schema.createIndex('bouncedMailboxByLetter').on('bouncedMailbox').column('letterId').execute();

  await db.schema
    .createTable('letterTemplate')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
}
