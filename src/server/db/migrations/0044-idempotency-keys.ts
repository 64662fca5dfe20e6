import type { Kysely } from 'kysely';

/** Keys that callers gave their requests, with what was asked and answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotencyKey')
    .addColumn('keyHash', 'text', (column) => column.primaryKey())
    .addColumn('requestHash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('receivedAt', 'text', (column) => column.notNull())
    .execute();
}
