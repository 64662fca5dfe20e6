import type { Kysely } from 'kysely';

/** The code of an invitation that was used is kept, so that its link can say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staffInvitation').addColumn('usedAt', 'text').execute();
}
