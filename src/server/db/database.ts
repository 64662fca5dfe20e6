import { existsSync, mkdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { databaseFile, secretFile } from '../data-dir.ts';
import { socketEndingAfter } from './silent-socket.ts';
import type { Tables } from './tables.ts';

// The only file that knows SQLite from Postgres.

export type Db = Kysely<Tables>;

/** Nobody waits longer for a lock or for a connection. */
const LOCK_MILLISECONDS_MAX = 5_000;
const STATEMENT_MILLISECONDS_MAX = 15_000;
const STATEMENTS_MAX = 500;

/** The database file is gone or empty although it was in use: a new one in its place would hide the loss. */
export class LostDatabase extends Error {}

/** The database file holds something else than what was written. */
export class BrokenDatabase extends Error {}

/** Opens Postgres when an address is given, else the embedded SQLite in `dataDir`. */
export function openDatabase({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Db {
  return new Kysely({ dialect: databaseUrl ? postgres(databaseUrl) : sqlite(dataDir) });
}

/** Opens the database beside whoever keeps it, and writes nothing; SQLite refuses while a server has it. */
export function openDatabaseToRead({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Db {
  const dialect = databaseUrl
    ? postgres(databaseUrl, '-c default_transaction_read_only=on')
    : sqliteDialect(new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: LOCK_MILLISECONDS_MAX }));
  return new Kysely({ dialect });
}

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Tables whose rows a change can lock. */
export type LockableTable = 'article' | 'contactRequest' | 'course' | 'episode' | 'letter' | 'signUp';

/**
 * Keeps everybody else from locking or writing these rows until the end of the transaction: check, then write. SQLite's
 * transactions are exclusive from their first statement; Postgres locks the rows, always in the same order, so that two
 * who lock the same ones do not wait for each other.
 */
export async function lockRows(db: Transaction<Tables>, table: LockableTable, ids: readonly string[]): Promise<void> {
  if (!isPostgres(db) || ids.length === 0) return;
  await db.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** True for the error both engines raise when a value that must be unique is there already. */
export function isTaken(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23505' || errcode === SQLITE_CONSTRAINT_UNIQUE || errcode === SQLITE_CONSTRAINT_PRIMARYKEY;
}

/** True for what a transaction comes to that another one got in the way of; begun anew it sees what that one did. */
export function isConflict(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED || isTaken(error);
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * Has what SQLite has written so far reach the disk, beside the event loop: the end of a large transaction would wait for
 * all of it, and the process with it. A server does that by itself.
 */
export async function flushWritten(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  await using log = await open(`${rows[0]?.file}-wal`);
  await log.datasync();
}

const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;

function sqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true });
  const file = databaseFile(dataDir);
  if (isLost(dataDir)) throw new LostDatabase();
  const database = new DatabaseSync(file, { timeout: LOCK_MILLISECONDS_MAX });
  // Exclusive: one process per file, a second start is refused instead of working beside the first.
  // FULL: what was answered with 201 survives a power cut. secure_delete: erased means overwritten.
  database.exec(`
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    BEGIN IMMEDIATE; ROLLBACK;
  `);
  const [check] = database.prepare('PRAGMA quick_check(1)').all();
  if (check?.quick_check !== 'ok') throw new BrokenDatabase();
  return sqliteDialect(database);
}

function sqliteDialect(database: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, StatementSync>();

  /** Statements are few and come again and again: preparing one takes as long as running it. */
  function prepare(sql: string): StatementSync {
    // a check-then-write transaction must own the file from its first statement on
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    if (prepared.size === STATEMENTS_MAX) prepared.clear();
    prepared.set(sql, statement);
    return statement;
  }

  return new SqliteDialect({
    database: {
      prepare(sql) {
        const statement = prepared.get(sql) ?? prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...(parameters as [])),
          run: (parameters) => statement.run(...(parameters as [])),
          iterate: (parameters) => statement.iterate(...(parameters as [])),
        };
      },
      close: () => database.close(),
    },
  });
}

/** A first start makes the file before the secret (`openApp`), so a secret alone tells of a file that was there. */
function isLost(dataDir: string): boolean {
  const found = statSync(databaseFile(dataDir), { throwIfNoEntry: false });
  return found ? found.size === 0 : existsSync(secretFile(dataDir));
}

function postgres(connectionString: string, options?: string): PostgresDialect {
  // counts come as numbers, as from SQLite
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    options,
    max: 10,
    connectionTimeoutMillis: LOCK_MILLISECONDS_MAX,
    lock_timeout: LOCK_MILLISECONDS_MAX,
    statement_timeout: STATEMENT_MILLISECONDS_MAX,
    idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS_MAX,
    stream: () => socketEndingAfter(STATEMENT_MILLISECONDS_MAX + 1_000),
  });
  // without a listener a lost connection would end the process: an idle one is replaced by the next query, one in a
  // transaction fails the transaction's next query
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
