import type { Kysely } from 'kysely';

/** The ids of deleted episodes, which only a notice read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('deletedEpisode').execute();
}
