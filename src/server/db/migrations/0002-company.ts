import type { Kysely } from 'kysely';

/** The company's details: one row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
}
