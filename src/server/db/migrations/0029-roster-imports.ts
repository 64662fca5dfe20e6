import type { Kysely } from 'kysely';

/** A list of people too long for one page waits until it is corrected and taken, or a day is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rosterImport')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('rows', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rosterImportBySignUp').on('rosterImport').column('signUpId').execute();
}
