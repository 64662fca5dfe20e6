import type { Kysely } from 'kysely';

/** The backups there should be, by what was written, and what each night's check of them has found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('backup')
    .addColumn('fileName', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('sizeBytes', 'bigint', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('backupCheck')
    .addColumn('at', 'text', (column) => column.primaryKey())
    .addColumn('faults', 'text', (column) => column.notNull())
    .execute();
}
