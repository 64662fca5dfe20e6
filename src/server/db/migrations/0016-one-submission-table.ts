import type { Kysely } from 'kysely';

/** One table of submissions instead of two. Their rows, at most a day old, are not taken over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('submission').execute();
  await db.schema.dropTable('idempotencyKey').execute();
  await db.schema
    .createTable('submission')
    .addColumn('keyHash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('contentHash', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('submissionByExpiry').on('submission').column('expiresAt').execute();
}
