import type { Kysely } from 'kysely';

/** The list of all that happened is narrowed to a kind of thing or to a person, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('eventOfNoun').on('event').columns(['noun', 'position']).execute();
  await db.schema.createIndex('eventByActor').on('event').columns(['actorKind', 'actorId', 'position']).execute();
}
