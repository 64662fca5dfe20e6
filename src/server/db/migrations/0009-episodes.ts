import type { Kysely } from 'kysely';

/** The podcast. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('episode')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('durationMinutes', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('streamingUrl', 'text', (column) => column.notNull())
    .addColumn('videoUrl', 'text', (column) => column.notNull())
    .addColumn('audioUrl', 'text', (column) => column.notNull())
    .addColumn('audioBytes', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();

  // Demo episodes that were deleted are not added again.
  await db.schema
    .createTable('deletedEpisode')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .execute();
}
