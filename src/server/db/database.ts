import { Kysely, type Transaction } from 'kysely';
import { postgres, postgresForPages, postgresToRead, postgresWithoutLimits } from './postgres.ts';
import { sqlite, sqliteToFill, sqliteToRead } from './sqlite.ts';
import type { Tables } from './tables.ts';

export { BrokenDatabase, LostDatabase } from './sqlite.ts';

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
