import type { Kysely } from 'kysely';

/** Earlier submissions, so that a repeated one is not stored again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('submissionByReceipt').on('submission').column('receivedAt').execute();

  await db.schema
    .createTable('idempotencyKey')
    .addColumn('keyHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('requestHash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .execute();
}
