import type { Kysely } from 'kysely';

/** Which episodes there were: nobody is told of a deletion that never was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deletedEpisode')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
}
