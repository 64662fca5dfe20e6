import type { Kysely } from 'kysely';

/** Attempts to sign in are counted in the process: reading and then writing a row let any number through at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('staffRateLimit').execute();
}
