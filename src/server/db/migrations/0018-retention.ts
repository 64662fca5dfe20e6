import { type Kysely, sql } from 'kysely';

/** The chain's end is noted each night, and what has been kept longest is found at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('eventChainDay')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('signUpByLastDay')
    .on('signUp')
    .expression(sql`coalesce("courseDateTo", "courseDate")`)
    .execute();
  await db.schema
    .createIndex('letterByEnd')
    .on('letter')
    .expression(sql`"status", coalesce("sentAt", "createdAt")`)
    .execute();
}
