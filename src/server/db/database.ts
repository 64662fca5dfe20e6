import { Kysely, PostgresAdapter } from 'kysely';
import { isTakenInPostgres, postgres } from './postgres.ts';
import { flushLog, isTakenInSqlite, sqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export { BrokenDatabase, LostDatabase } from './sqlite.ts';

// What differs between the engines, for those who need not know which one they speak to.

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
  const fault = error as { code?: string; errcode?: number };
  return isTakenInSqlite(fault) || isTakenInPostgres(fault);
}

/**
 * Has what SQLite has written so far reach the disk, beside the event loop: the end of a large transaction would wait for
 * all of it, and the process with it. A server does that by itself.
 */
export async function flushWritten(db: Db): Promise<void> {
  if (!isPostgres(db)) await flushLog(db);
}
