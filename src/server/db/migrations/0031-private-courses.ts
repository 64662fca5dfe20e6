import type { Kysely } from 'kysely';

/** A hidden course can be private: shown to whoever comes with the code of its link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('course')
    .addColumn('isPrivate', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('course').addColumn('linkCode', 'text').execute();
  await db.schema.createIndex('courseByLinkCode').on('course').column('linkCode').unique().execute();
}
