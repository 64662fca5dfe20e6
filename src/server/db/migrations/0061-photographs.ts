import type { Kysely } from 'kysely';

/** Photographs of the people and places of the company's record; their files are rows of pictureFile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photograph')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull().unique())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('focus', 'text', (column) => column.notNull())
    .addColumn('zoom', 'text', (column) => column.notNull())
    .addColumn('consentOn', 'text', (column) => column.notNull())
    .addColumn('storedAt', 'text', (column) => column.notNull())
    .execute();
}
