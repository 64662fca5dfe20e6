import type { Kysely } from 'kysely';

/** What applicants answer after a course (decision 0066). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('signUpId', 'text', (column) =>
      column.primaryKey().notNull().references('signUp.id').onDelete('cascade'),
    )
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('givenAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('feedbackByTime').on('feedback').columns(['givenAt', 'signUpId']).execute();
  await db.schema.createIndex('feedbackByScore').on('feedback').column('score').execute();
}
