import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import {
  isConflictInPostgres,
  limitLockWaits,
  postgres,
  postgresForPages,
  postgresToRead,
  postgresWithoutLimits,
} from './postgres.ts';
import { flushLog, isTakenInSqlite, sqlite, sqliteToFill, sqliteToRead } from './sqlite.ts';
import type { Tables } from './tables.ts';

export { BrokenDatabase, LostDatabase } from './sqlite.ts';

// The differences between the engines, behind functions that work for both.

/** The database to read from. All writing is done in a change, which has a transaction (`change.ts`). */
export type Db = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'getExecutor'>;

/** The whole database, for code that opens it, brings its schema up to date or writes outside of changes. */
export type Database = Kysely<Tables>;

/** Opens Postgres when an address is given, else the embedded SQLite in `dataDir`. */
export function openDatabase({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Database {
  return new Kysely({ dialect: databaseUrl ? postgres(databaseUrl) : sqlite(dataDir) });
}

/**
 * The database from which pages are read: Postgres uses separate connections for them, so that changes which wait for a
 * lock do not use up all of them; SQLite has only the one of `database`.
 */
export function openForReading(database: Database, { databaseUrl }: { databaseUrl?: string }): Database {
  return databaseUrl ? new Kysely({ dialect: postgresForPages(databaseUrl) }) : database;
}

/** Opens the database only for reading, while a server may use it. */
export function openDatabaseToRead({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Database {
  const dialect = databaseUrl ? postgresToRead(databaseUrl) : sqliteToRead(dataDir);
  return new Kysely({ dialect });
}

/** Reads the database as it is at one moment, however long that takes and whatever is written meanwhile. */
export async function withSnapshot<T>(
  config: { databaseUrl?: string; dataDir: string },
  work: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  await using database = openDatabaseToRead(config);
  const transaction = database.transaction();
  // every SQLite transaction reads a snapshot
  return await (config.databaseUrl ? transaction.setIsolationLevel('repeatable read') : transaction).execute(work);
}

/** Opens a database to be filled by one long transaction: Postgres at an address, or a new file of SQLite. */
export function openDatabaseToFill({ databaseUrl, file }: { databaseUrl?: string; file: string }): Database {
  return new Kysely({ dialect: databaseUrl ? postgresWithoutLimits(databaseUrl) : sqliteToFill(file) });
}

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
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
