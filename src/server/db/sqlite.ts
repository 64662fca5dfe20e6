import { existsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import {
  type QueryExecutorProvider,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from 'kysely';
import { createDataDir, databaseFile, lockFile, secretFile } from '#server/data-dir.ts';

/** The database file is gone or empty although it was in use: a new one in its place would hide the loss. */
export class LostDatabase extends Error {}

/** The database file is damaged: its integrity check failed. */
export class BrokenDatabase extends Error {}

const LOCK_MILLISECONDS_MAX = 5_000;
const STATEMENTS_MAX = 500;

/** Opens the database file in `dataDir`, for this process only. */
export function sqlite(dataDir: string): SqliteDialect {
  createDataDir(dataDir);
  if (isLost(dataDir)) throw new LostDatabase();
  using opened = new DisposableStack();
  const lock = opened.use(lockFolder(dataDir));
  const database = opened.use(new DatabaseSync(databaseFile(dataDir), { timeout: LOCK_MILLISECONDS_MAX }));
  // FULL: what was answered with 201 survives a power cut. secure_delete: erased means overwritten.
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    BEGIN IMMEDIATE; ROLLBACK;
  `);
  const [check] = database.prepare('PRAGMA quick_check(1)').all();
  if (check?.quick_check !== 'ok') throw new BrokenDatabase();
  opened.move();
  // a check-then-write transaction must own the file from its first statement on
  return new TransactionalSqliteDialect({ database: asKyselyExpects(database, { begin: 'begin immediate', lock }) });
}

/** Opens the file read-only, while a server may use it: each transaction reads the state of its start. */
export function sqliteToRead(dataDir: string): SqliteDialect {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: LOCK_MILLISECONDS_MAX });
  return new SqliteDialect({ database: asKyselyExpects(database) });
}

/**
 * Creates a database file to be filled at once: without a journal, so the file must be deleted after a failure, and
 * with foreign keys off, so rows may be inserted before those they refer to (`checkForeignKeys`).
 */
export function sqliteToFill(file: string): SqliteDialect {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE');
  return new TransactionalSqliteDialect({ database: asKyselyExpects(database) });
}

/**
 * Reserves the folder for this process: a second start is refused. The lock is on a separate file, because a lock on
 * the database would also keep out backups; the system releases it when the process ends.
 */
function lockFolder(dataDir: string): DatabaseSync {
  using opened = new DisposableStack();
  const lock = opened.use(new DatabaseSync(lockFile(dataDir), { timeout: LOCK_MILLISECONDS_MAX }));
  lock.exec('BEGIN EXCLUSIVE');
  opened.move();
  return lock;
}

/** True for the error of a value that must be unique and is there already. */
export function isTakenInSqlite({ errcode }: { errcode?: number }): boolean {
  return errcode === SQLITE_CONSTRAINT_UNIQUE || errcode === SQLITE_CONSTRAINT_PRIMARYKEY;
}

const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;

/** Flushes what was written so far to the disk, on a thread beside the event loop. */
export async function flushLog(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  await using log = await open(`${rows[0]?.file}-wal`);
  await log.datasync();
}

/** Throws if a row refers to a missing one; nothing else detects that while foreign keys are off. */
export async function checkForeignKeys(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  if (rows.length === 0) return;
  const references = new Set(rows.map(({ table, parent }) => `${table} → ${parent}`));
  throw new Error(`FOREIGN KEY constraint failed for ${rows.length} rows: ${[...references].join(', ')}`);
}

/** A first start creates the file before the secret (`openApp`), so a secret without the file means it was lost. */
function isLost(dataDir: string): boolean {
  const file = statSync(databaseFile(dataDir), { throwIfNoEntry: false });
  return file ? file.size === 0 : existsSync(secretFile(dataDir));
}

/**
 * Kysely assumes that SQLite cannot roll back changes of the schema; it can. Foreign keys are off during migrations, as
 * SQLite requires for rebuilding a table that others refer to (sqlite.org/lang_altertable.html, section 7).
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // around the transaction: inside one the setting has no effect
  override async acquireMigrationLock(db: QueryExecutorProvider): Promise<void> {
    await sql`pragma foreign_keys = off`.execute(db);
  }

  override async releaseMigrationLock(db: QueryExecutorProvider): Promise<void> {
    await sql`pragma foreign_keys = on`.execute(db);
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

function asKyselyExpects(
  database: DatabaseSync,
  { begin = 'begin', lock }: { begin?: string; lock?: DatabaseSync } = {},
): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();

  /** Caches statements: there are few, and preparing one or listing its columns takes as long as running it. */
  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql === 'begin' ? begin : sql);
    const cached: SqliteStatement = {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as [])),
      run(parameters) {
        // a full disk ends the transaction by itself: a failing rollback would hide the cause
        if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
        return statement.run(...(parameters as []));
      },
      iterate: (parameters) => statement.iterate(...(parameters as [])),
    };
    if (prepared.size === STATEMENTS_MAX) prepared.clear();
    prepared.set(sql, cached);
    return cached;
  }

  return {
    prepare: (sql) => prepared.get(sql) ?? prepare(sql),
    close() {
      database.close();
      lock?.close();
    },
  };
}
