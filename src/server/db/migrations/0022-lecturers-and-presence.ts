import type { Kysely } from 'kysely';

/** A course has a lecturer, and a participant was present on some of its days: one row for each, none for who was not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('course')
    .addColumn('lecturerId', 'text', (column) => column.references('staffMember.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('courseByLecturer').on('course').columns(['lecturerId', 'date']).execute();
  await db.schema
    .createTable('presence')
    .addColumn('participantId', 'text', (column) => column.notNull().references('participant.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('markedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('presenceOfDay', ['participantId', 'day'])
    .execute();
}
