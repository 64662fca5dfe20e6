import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** SQLite finds a part of a text by its trigrams too, and Postgres in every table that is searched (decision 0047). */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await indexInPostgres(db);
  else for (const table of SEARCHED_TABLES) await indexInSqlite(db, table);
}

const SEARCHED_TABLES = ['article', 'contactRequest', 'course', 'letter', 'signUp', 'waitlistEntry'];

/** Those that have no index since `0033-trigrams.ts`. */
const NEW_IN_POSTGRES = ['article', 'contactRequest', 'course', 'waitlistEntry'];

async function indexInPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as "schema" from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  const [extension] = rows;
  if (!extension) return;
  for (const table of NEW_IN_POSTGRES) {
    await sql`create index ${sql.id(`${table}ByTrigrams`)} on ${sql.id(table)}
      using gin ("searchText" ${sql.id(extension.schema, 'gin_trgm_ops')})`.execute(db);
  }
}

/**
 * An index beside the table that holds no text a second time, kept by triggers. What is searched was folded before, so it
 * compares letter by letter. Rows are known by rowid, which VACUUM keeps in a table that has an index of its own.
 */
async function indexInSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  const index = `${table}Trigrams`;
  const [rows, trigrams, text] = [sql.id(table), sql.id(index), sql.id('searchText')];
  await sql`create virtual table ${trigrams} using fts5(
    ${text}, content = ${sql.lit(table)}, tokenize = 'trigram case_sensitive 1', columnsize = 0)`.execute(db);
  // in the order of rows: the index would be written in as many pieces as there are steps back
  await sql`insert into ${trigrams} (rowid, ${text}) select rowid, ${text} from ${rows} order by rowid`.execute(db);
  const added = sql`insert into ${trigrams} (rowid, ${text}) values (new.rowid, new.${text});`;
  const removed = sql`insert into ${trigrams} (${trigrams}, rowid, ${text}) values ('delete', old.rowid, old.${text});`;
  const trigger = (name: string) => sql`create trigger ${sql.id(`${index}${name}`)}`;
  await sql`${trigger('Added')} after insert on ${rows} begin ${added} end`.execute(db);
  await sql`${trigger('Removed')} after delete on ${rows} begin ${removed} end`.execute(db);
  await sql`${trigger('Changed')} after update of ${text} on ${rows} when old.${text} is not new.${text}
    begin ${removed} ${added} end`.execute(db);
}
