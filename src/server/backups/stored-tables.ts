import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sortedByKey } from '#domain/slovak-order.ts';
import { type Db, openDatabaseToFill } from '#server/db/database.ts';
import { listColumns } from '#server/db/engine.ts';
import { migrateWithin } from '#server/db/migrate.ts';
import { jsonLine, storable } from './backup-format.ts';

/** A table of which every row and column can be backed up and restored. */
export interface StoredTable {
  name: string;
  /** In alphabetical order, because the engines order them differently. */
  columns: string[];
  /** The table contains files: rows of up to ten megabytes. */
  hasBytes: boolean;
}

/** Tables that describe this machine's backup files, and those that the migrations fill, are not backed up. */
const EXCLUDED_TABLES: ReadonlySet<string> = new Set([
  'backup',
  'backupCheck',
  'kysely_migration',
  'kysely_migration_lock',
]);

/**
 * The tables as they are, in alphabetical order, without what an engine derives by itself: generated columns, views,
 * SQLite's virtual tables and the tables of their index. Those are rebuilt from the restored rows.
 */
export async function listStoredTables(db: Db): Promise<StoredTable[]> {
  const columns = await listColumns(db);
  const tables = Map.groupBy(
    columns.filter(({ table }) => !EXCLUDED_TABLES.has(table)),
    ({ table }) => table,
  );
  const stored = [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column }) => column).sort(),
    hasBytes: columns.some(({ type }) => type.toLowerCase() === 'bytea'),
  }));
  return sortedByKey(stored, ({ name }) => name);
}

/**
 * The tables of this schema. They are read from an empty database that has it, because a database in use may hold
 * tables of others (Litestream's), lack one of ours, or hide those that its user may not read.
 */
export async function listSchemaTables(schema: string): Promise<StoredTable[]> {
  await using empty = openDatabaseToFill({ file: ':memory:' });
  return await empty.transaction().execute(async (db) => {
    await migrateWithin(db, schema);
    return listStoredTables(db);
  });
}

/** Tables known by name only. */
type AnyTable = Record<string, Record<string, unknown>>;

/** How many rows Postgres sends at once; in a table with files only one, as each may have ten megabytes. */
const ROWS_AT_ONCE = 500;
/** SQLite reads synchronously: the event loop continues after this many rows, and after each file. */
const ROWS_PER_TURN = 50;

/** Reads every row of a table, a few at a time, in no particular order. */
export async function* readRows(
  db: Db,
  { name, columns, hasBytes }: StoredTable,
): AsyncGenerator<Record<string, unknown>> {
  const rows = (db as Kysely<AnyTable>)
    .selectFrom(name)
    .select(columns)
    .stream(hasBytes ? 1 : ROWS_AT_ONCE);
  let read = 0;
  for await (const row of rows) {
    read += 1;
    if (hasBytes || read % ROWS_PER_TURN === 0) await setImmediate();
    yield row;
  }
}

/** A row as a backup contains it, and as it is compared. */
export function rowLine({ columns }: StoredTable, row: Record<string, unknown>): Buffer {
  return jsonLine(columns.map((column) => storable(row[column])));
}

export async function insertRows(db: Db, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return;
  await (db as Kysely<AnyTable>).insertInto(table).values(rows).execute();
}

export async function deleteRows(db: Db, table: string): Promise<void> {
  await (db as Kysely<AnyTable>).deleteFrom(table).execute();
}
