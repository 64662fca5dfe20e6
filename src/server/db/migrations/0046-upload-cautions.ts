import type { Kysely } from 'kysely';

/** What staff are told of a file before they open it; nobody has looked into those that are here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('signUpFile').addColumn('caution', 'text').execute();
}
