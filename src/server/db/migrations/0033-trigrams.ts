import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * Postgres finds a part of a text by its trigrams instead of reading every row. The extension comes with Postgres and whoever
 * owns the database may add it; where neither is so, lists are searched as they were. SQLite reads its one index of all
 * letters quickly enough.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // a block of its own, so that a refusal does not undo the migrations before
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'pg_trgm is not to be had: lists are searched without an index';
    end $$`.execute(db);
  const { rows } = await sql<{ schema: string }>`
    select nspname as "schema" from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  const [extension] = rows;
  if (!extension) return;
  // some providers keep extensions in a schema that is not searched
  const trigrams = sql.id(extension.schema, 'gin_trgm_ops');
  await sql`create index "letterByTrigrams" on "letter" using gin ("searchText" ${trigrams})`.execute(db);
  await sql`create index "signUpByTrigrams" on "signUp" using gin ("searchText" ${trigrams})`.execute(db);
}
