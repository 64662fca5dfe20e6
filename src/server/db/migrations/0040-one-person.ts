import { type Kysely, sql } from 'kysely';

/** Whatever is kept about one person is found by an e-mail address, however its letters were typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
