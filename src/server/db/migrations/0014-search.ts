import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Any part of a text is found by its trigrams instead of reading every row (decision 0047). */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await indexInPostgres(db);
  else for (const table of SEARCHED_TABLES) await indexInSqlite(db, table);
}

const SEARCHED_TABLES = ['article', 'contactRequest', 'course', 'email', 'signUp', 'waitlistEntry'];

/** The extension comes with Postgres and the owner of the database may add it; without it, rows are read. */
async function indexInPostgres(db: Kysely<unknown>): Promise<void> {
  // a separate block, so that a refusal does not roll back the migrations before
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
  for (const table of SEARCHED_TABLES) {
    await sql`create index ${sql.id(`${table}ByTrigrams`)} on ${sql.id(table)}
      using gin ("searchText" ${trigrams})`.execute(db);
  }
}

/**
 * An index beside the table that stores no second copy of the text, updated by triggers. It is case-sensitive, because
 * the text was folded before. Rows are identified by rowid, which VACUUM preserves in a table that has an index.
 */
async function indexInSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const index = `${table}Trigrams`;
  const [rows, trigrams, text] = [sql.id(table), sql.id(index), sql.id('searchText')];
  await sql`create virtual table ${trigrams} using fts5(
    ${text}, content = ${sql.lit(table)}, tokenize = 'trigram case_sensitive 1', columnsize = 0)`.execute(db);
  const added = sql`insert into ${trigrams} (rowid, ${text}) values (new.rowid, new.${text});`;
  const removed = sql`insert into ${trigrams} (${trigrams}, rowid, ${text}) values ('delete', old.rowid, old.${text});`;
  const trigger = (name: string) => sql`create trigger ${sql.id(`${index}${name}`)}`;
  await sql`${trigger('Added')} after insert on ${rows} begin ${added} end`.execute(db);
  await sql`${trigger('Removed')} after delete on ${rows} begin ${removed} end`.execute(db);
  await sql`${trigger('Changed')} after update of ${text} on ${rows} when old.${text} is not new.${text}
    begin ${removed} ${added} end`.execute(db);
}
