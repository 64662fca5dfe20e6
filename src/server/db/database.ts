import { Kysely, PostgresAdapter, type Transaction } from 'kysely';
import {
  isConflictInPostgres,
  limitLockWaits,
  postgres,
  postgresToAnswer,
  postgresToRead,
  postgresWithoutLimits,
} from './postgres.ts';
import { flushLog, isTakenInSqlite, sqlite, sqliteToFill, sqliteToRead } from './sqlite.ts';
import type { Tables } from './tables.ts';

export { BrokenDatabase, LostDatabase } from './sqlite.ts';

// What differs between the engines, for those who need not know which one they speak to.

/** The database to read from. Whoever writes does it in a change, which has a transaction (`change.ts`). */
export type Db = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'getExecutor'>;

/** The whole database: for what opens it, brings its schema up to date and writes beside all changes. */
export type Database = Kysely<Tables>;

/** Opens Postgres when an address is given, else the embedded SQLite in `dataDir`. */
export function openDatabase({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Database {
  return new Kysely({ dialect: databaseUrl ? postgres(databaseUrl) : sqlite(dataDir) });
}

/**
 * Where pages are read beside the changes made in `database`: on Postgres by connections of their own, so that changes
 * which wait for a lock leave some; in SQLite, where there is one, by the same.
 */
export function openToAnswer(database: Database, { databaseUrl }: { databaseUrl?: string }): Database {
  return databaseUrl ? new Kysely({ dialect: postgresToAnswer(databaseUrl) }) : database;
}

/** Opens the database beside whoever keeps it, and writes nothing. */
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
  // SQLite's transactions are nothing else
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
  | 'clientFounding'
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
 * Keeps everybody else from locking or writing these rows until the end of the transaction: check, then write. SQLite's
 * transactions are exclusive from their first statement; Postgres locks the rows, always in the same order, so that two
 * who lock the same ones do not wait for each other.
 */
export async function lockRows(db: Transaction<Tables>, table: LockableTable, ids: readonly string[]): Promise<void> {
  if (!isPostgres(db) || ids.length === 0) return;
  await db.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

const WAITS_MILLISECONDS_MAX = 5_000;
/** Who has waited less can wait for one lock as long as its connection lets it. */
const WAITS_MILLISECONDS_FREE = 1_000;
const WAIT_MILLISECONDS_MIN = 100;

/** Keeps what one change waits on Postgres, for its connection and all locks together, within 5 s; its work may take longer. */
export class BoundedWaits {
  #db: Transaction<Tables>;
  #milliseconds = 0;

  constructor(db: Transaction<Tables>) {
    this.#db = db;
  }

  /** To be told after each wait when that began, as `performance.now()` counts. */
  async endedOneSince(begunAt: number): Promise<void> {
    this.#milliseconds += performance.now() - begunAt;
    if (!isPostgres(this.#db) || this.#milliseconds < WAITS_MILLISECONDS_FREE) return;
    const rest = Math.round(WAITS_MILLISECONDS_MAX - this.#milliseconds);
    await limitLockWaits(this.#db, Math.max(rest, WAIT_MILLISECONDS_MIN));
  }
}

/**
 * Keeps everybody else from locking these rows with `lockRows`, or deleting them, until the end of the transaction; any number
 * may share them, as a row that refers to one does.
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
 * True for what a transaction comes to that another one got in the way of: a deadlock, a serialization failure, a value
 * that must be unique and was taken meanwhile. Begun anew it sees what the other one did.
 */
export function isConflict(error: unknown): boolean {
  const fault = error as { code?: string; errcode?: number };
  return isTakenInSqlite(fault) || isConflictInPostgres(fault);
}

/**
 * Has what SQLite has written so far reach the disk, beside the event loop: the end of a large transaction would wait for
 * all of it, and the process with it. A server does that by itself.
 */
export async function flushWritten(db: Db): Promise<void> {
  if (!isPostgres(db)) await flushLog(db);
}
