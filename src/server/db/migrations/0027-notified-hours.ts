import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Applicants are notified of new hours; those notified before know the present ones, which the page of the course shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const hours = sql`coalesce((select coalesce("course"."hours", "courseType"."hours") from "course"
    left join "courseType" on "courseType"."id" = "course"."courseTypeId" where "course"."id" = "signUp"."courseId"), '')`;
  const json = isPostgres ? sql`to_json(${hours})::text` : sql`json_quote(${hours})`;
  // it is an object as JSON.stringify writes it
  await sql`update "signUp" set "lastNotified" =
    substr("lastNotified", 1, length("lastNotified") - 1) || ${sql.lit(',"hours":')} || ${json} || ${sql.lit('}')}`.execute(
    db,
  );
}
