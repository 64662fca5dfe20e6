import type { Kysely } from 'kysely';

/** Finds the other results of a person, who may have repeated a course before its term ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('resultByBirthDate').on('result').column('birthDate').execute();
}
