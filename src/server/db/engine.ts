import { PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import { dropForeignKeys, isConflictInPostgres, limitLockWaits } from './postgres.ts';
import { checkForeignKeys, flushLog, isTakenInSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

// The differences between the engines, behind functions that work for both.

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

export function engineOf(db: Db): 'postgres' | 'sqlite' {
  return isPostgres(db) ? 'postgres' : 'sqlite';
}

/** Tables whose rows a change can lock. */
export type LockableTable =
  | 'article'
  | 'client'
  | 'clientCreation'
  | 'contactRequest'
  | 'course'
  | 'courseType'
  | 'episode'
  | 'email'
  | 'emailTemplate'
  | 'result'
  | 'signUp'
  | 'staffMember'
  | 'waitlistEntry';

/**
 * Keeps other transactions from locking or writing these rows until the end of this one: check, then write. SQLite's
 * transactions are exclusive from their first statement; Postgres locks the rows, always in the same order, so that two
 * transactions that lock the same rows do not wait for each other.
 */
export async function lockRows(db: Transaction<Tables>, table: LockableTable, ids: readonly string[]): Promise<void> {
  if (!isPostgres(db) || ids.length === 0) return;
  await db.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

const WAITS_MILLISECONDS_MAX = 5_000;
/** A change that has waited less may wait for a lock as long as its connection allows. */
const WAITS_MILLISECONDS_FREE = 1_000;
const WAIT_MILLISECONDS_MIN = 100;

/** Limits the waits of one change on Postgres, for its connection and all locks together; its work may take longer. */
export class BoundedWaits {
  #db: Transaction<Tables>;
  #milliseconds = 0;

  constructor(db: Transaction<Tables>) {
    this.#db = db;
  }

  /** Called after each wait with the time when it began, in milliseconds of `performance.now()`. */
  async addWaitSince(begunAt: number): Promise<void> {
    this.#milliseconds += performance.now() - begunAt;
    if (!isPostgres(this.#db) || this.#milliseconds < WAITS_MILLISECONDS_FREE) return;
    const rest = Math.round(WAITS_MILLISECONDS_MAX - this.#milliseconds);
    await limitLockWaits(this.#db, Math.max(rest, WAIT_MILLISECONDS_MIN));
  }
}

/**
 * Keeps other transactions from locking these rows with `lockRows`, or deleting them, until the end of this one; any
 * number may share them, as a foreign key does.
 */
export async function shareRows(
  db: Transaction<Tables>,
  table: LockableTable,
  ids: readonly string[],
): Promise<void> {
  if (!isPostgres(db) || ids.length === 0) return;
  await db.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute();
}

/**
 * True for an error caused by another transaction: a deadlock, a serialization failure, a value that must be unique and
 * was taken meanwhile. A retry reads what the other one wrote.
 */
export function isConflict(error: unknown): boolean {
  const fault = error as { code?: string; errcode?: number };
  return isTakenInSqlite(fault) || isConflictInPostgres(fault);
}

/**
 * Flushes what SQLite has written so far to the disk, outside the event loop: otherwise the end of a large transaction
 * would block the process until all of it is written. A Postgres server flushes by itself.
 */
export async function flushWritten(db: Db): Promise<void> {
  if (!isPostgres(db)) await flushLog(db);
}

/** From this size of a file on, the end of its transaction would be noticeably slow. */
const LARGE_BYTES = 1_000_000;

/** Flushes a file that was just written if it is a large one. */
export async function flushLargeFile(db: Db, bytes: Uint8Array): Promise<void> {
  if (bytes.length > LARGE_BYTES) await flushWritten(db);
}

/** How many bytes of its disk the database uses. */
export async function findDatabaseBytes(db: Db): Promise<number> {
  const size = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await size.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** True where the database is a file in the data folder, so that its disk is this machine's. */
export function isLocalFile(db: Db): boolean {
  return !isPostgres(db);
}

/** True where a text may contain NUL. */
export function storesNul(db: Db): boolean {
  return !isPostgres(db);
}

/** The SHA-256 of `bytes` in hexadecimal where the engine computes it, so that they need not be sent; else the bytes. */
export function hashOrBytes(db: Db): RawBuilder<string | Uint8Array> {
  return isPostgres(db) ? sql`encode(sha256("bytes"), 'hex')` : sql`"bytes"`;
}

/**
 * The columns of all tables, without what an engine derives by itself: generated columns, views, SQLite's virtual
 * tables and the tables of their index.
 */
export async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await (isPostgres(db) ? COLUMNS_ON_POSTGRES : COLUMNS_ON_SQLITE).execute(db);
  return rows;
}

interface Column {
  table: string;
  column: string;
  type: string;
}

const COLUMNS_ON_SQLITE = sql<Column>`
  select t.name as "table", c.name as "column", c.type as "type"
  from pragma_table_list t join pragma_table_info(t.name) c
  where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`;

const COLUMNS_ON_POSTGRES = sql<Column>`
  select c.table_name as "table", c.column_name as "column", c.data_type as "type"
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'`;

/**
 * Lets rows be inserted before those they refer to, in a database opened to be filled. Returns a function that checks
 * all references and keeps them checked from then on.
 */
export async function deferForeignKeys(db: Transaction<Tables>): Promise<() => Promise<void>> {
  return isPostgres(db) ? dropForeignKeys(db) : () => checkForeignKeys(db);
}

/** Numbers of sign-ups continue after the restored ones, which Postgres does not do by itself. */
export async function continueNumbers(db: Transaction<Tables>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`
    select setval(pg_get_serial_sequence('"signUpNumber"', 'number'), max("number")) from "signUpNumber"`.execute(db);
}
