import type { Kysely } from 'kysely';

/** Backups and failures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup')
    .addColumn('fileName', 'text', (column) => column.primaryKey().notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('sizeBytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('backupCheck')
    .addColumn('at', 'text', (column) => column.primaryKey().notNull())
    .addColumn('faults', 'text', (column) => column.notNull())
    .addColumn('inconsistencies', 'text')
    .execute();

  await db.schema
    .createTable('requestFailure')
    .addColumn('requestId', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('errorName', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('requestFailureByTime').on('requestFailure').column('at').execute();
}
