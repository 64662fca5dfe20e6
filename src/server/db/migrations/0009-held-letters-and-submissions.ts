import type { Kysely } from 'kysely';

/** Strangers cause three letters a day to a mailbox; what was submitted is known again; letters wait for staff's word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('letter').addColumn('heldBecause', 'text').execute();

  await db.schema
    .createTable('letterQuota')
    .addColumn('mailboxHash', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('letterQuotaOfMailboxAndDay', ['mailboxHash', 'day'])
    .execute();
  await db.schema.createIndex('letterQuotaByDay').on('letterQuota').column('day').execute();

  await db.schema
    .createTable('submission')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('submissionByReceipt').on('submission').column('receivedAt').execute();
}
