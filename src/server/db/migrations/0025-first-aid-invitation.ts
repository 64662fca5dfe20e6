import { type Kysely, sql } from 'kysely';

/** The invitation of migration 0015 to first aid, where staff left it as it was: those who read it have a seat already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kept = 'Príďte o 8.00 h v oblečení, v ktorom sa dá kľačať.';
  for (const table of ['courseType', 'course'])
    await sql`update ${sql.table(table)} set "invitation" = ${kept}
      where "invitation" = ${`${kept} Rezervujte si miesto aspoň 3 dni vopred.`}`.execute(db);
}
