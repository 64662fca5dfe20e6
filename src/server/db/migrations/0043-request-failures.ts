import type { Kysely } from 'kysely';

/** Staff find a request that failed by the number its asker was told, whichever node had answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('requestFailure')
    .addColumn('requestId', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('errorName', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('requestFailureByTime').on('requestFailure').column('at').execute();
}
