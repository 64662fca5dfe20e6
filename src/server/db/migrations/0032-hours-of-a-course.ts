import type { Kysely } from 'kysely';

/** A course may begin or end at another time of day than its type says; null where it keeps to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('course').addColumn('hours', 'text').execute();
}
