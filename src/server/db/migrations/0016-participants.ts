import { type Kysely, sql } from 'kysely';

/** Every seat of a sign-up becomes a participant; a person's is named after them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('participant')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('signUpId', 'text', (column) => column.notNull().references('signUp.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('firstName', 'text')
    .addColumn('lastName', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .execute();
  await sql`
    with recursive "place" ("signUpId", "position", "seats") as (
      select "id", 0, "seats" from "signUp"
      union all
      select "signUpId", "position" + 1, "seats" from "place" where "position" + 1 < "seats"
    )
    insert into "participant" ("id", "signUpId", "position", "firstName", "lastName", "status")
    select "signUp"."id" || '-' || "position", "signUp"."id", "position",
      nullif("firstName", ''), nullif("lastName", ''), "status"
    from "place" inner join "signUp" on "signUp"."id" = "place"."signUpId"`.execute(db);
  // holds all that counting seats asks for
  await db.schema.createIndex('participantBySignUp').on('participant').columns(['signUpId', 'status']).execute();
  await db.schema.alterTable('signUp').dropColumn('seats').execute();
}
