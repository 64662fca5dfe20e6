import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresAdapter, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

// The only file that knows SQLite from Postgres.

export type Db = Kysely<Tables>;

/** Opens Postgres when an address is given, else the embedded SQLite in `dataDir`. */
export function openDatabase({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Db {
  return new Kysely({ dialect: databaseUrl ? postgres(databaseUrl) : sqlite(dataDir) });
}

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Runs `work` in a transaction in which nobody else can take or free seats of this course: check, then
 * write. SQLite's transactions are exclusive from their first statement; Postgres locks the course's row.
 */
export function holdingCourse<T>(db: Db, courseId: string, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (db) => {
    if (isPostgres(db)) await db.selectFrom('course').select('id').where('id', '=', courseId).forUpdate().execute();
    return work(db);
  });
}

/** True for the error both engines raise when a value that must be unique is there already. */
export function isTaken(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23505' || errcode === SQLITE_CONSTRAINT_UNIQUE || errcode === SQLITE_CONSTRAINT_PRIMARYKEY;
}

const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;

function sqlite(dataDir: string): SqliteDialect {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'bozp.sqlite'), { timeout: 5_000 });
  // Exclusive: one process per file, a second start is refused instead of working beside the first.
  // FULL: what was answered with 201 survives a power cut. secure_delete: erased means overwritten.
  database.exec(`
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
  `);
  return new SqliteDialect({
    database: {
      prepare(sql) {
        // a check-then-write transaction must own the file from its first statement on
        const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
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

function postgres(connectionString: string): PostgresDialect {
  // counts and milliseconds come as numbers, as from SQLite; Better Auth would add to them as to text
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString, max: 10, statement_timeout: 15_000, connectionTimeoutMillis: 5_000 });
  // without a listener a lost connection would end the process: an idle one is replaced by the next query, one in a
  // transaction fails the transaction's next query
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
