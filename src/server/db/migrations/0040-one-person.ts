import { type Kysely, sql } from 'kysely';

/**
 * Whatever is kept about one person is found by an e-mail address, however its letters were typed. How many letters have come
 * to their end is counted in the index alone, for which Postgres must find there what the expression is made of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('letterByEnd').execute();
  await db.schema
    .createIndex('letterByEnd')
    .on('letter')
    .expression(sql`"status", coalesce("sentAt", "createdAt"), "sentAt", "createdAt"`)
    .execute();
  await byEmail(db, 'signUp', 'email');
  await byEmail(db, 'participant', 'email');
  await byEmail(db, 'waitlistEntry', 'email');
  await byEmail(db, 'contactRequest', 'email');
  await byEmail(db, 'letter', 'recipient');
}

async function byEmail(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema
    .createIndex(`${table}ByEmail`)
    .on(table)
    .expression(sql`lower(${sql.ref(column)})`)
    .execute();
}
