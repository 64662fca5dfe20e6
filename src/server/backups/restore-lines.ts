import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { continueNumbers, deferForeignKeys, storesNul } from '#server/db/engine.ts';
import { migrateWithin } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import type { BackupEnd, BackupHead, TableSum } from './backup-format.ts';
import { readLines } from './read-lines.ts';
import { deleteRows, insertRows, listStoredTables, readRows, rowLine } from './stored-tables.ts';
import { TableDigest } from './table-digest.ts';

/** A restored table that differs from what the backup states. */
interface Difference {
  table: string;
  expected: TableSum | undefined;
  actual: TableSum | undefined;
}

/** The result of a restore; its rows are compared with the sums in the backup's end. */
export interface Restored {
  head: BackupHead;
  end: BackupEnd;
  differences: Difference[];
}

/** A restored table differs from what was backed up, and is not kept. */
export class DifferentRestore extends Error {
  restored: Restored;

  constructor(restored: Restored) {
    super(`${restored.differences.length} tables differ from the backup`);
    this.restored = restored;
  }
}

/** A text of the backup cannot be stored: PostgreSQL takes no NUL in a text, SQLite does. */
export class UnrestorableText extends Error {
  /** Where it is: the table, the row's number in the backup, and the column. */
  readonly place: { table: string; row: number; column: string };

  constructor(place: UnrestorableText['place']) {
    super(`${place.table}.${place.column} holds NUL in row ${place.row}`);
    this.place = place;
  }
}

/**
 * Fills a new database with a backup, of either engine: the schema it was made with, its rows, which are read again and
 * compared, and then today's schema. All of it, or nothing: throws where anything differs.
 */
export async function restoreLines(database: Database, lines: AsyncIterable<Buffer>): Promise<Restored> {
  return database.transaction().execute(async (db) => {
    const { head, end, addForeignKeys } = await load(db, lines);
    const restored = { head, end, differences: await compare(db, end) };
    if (restored.differences.length > 0) throw new DifferentRestore(restored);
    await addForeignKeys();
    await migrateWithin(db);
    await continueNumbers(db);
    return restored;
  });
}

async function load(db: Transaction<Tables>, lines: AsyncIterable<Buffer>) {
  let head: BackupHead | undefined;
  let addForeignKeys = async () => {};
  const rows = new GatheredRows(db);
  const end = await readLines(lines, {
    async head(read) {
      head = read;
      await migrateWithin(db, read.schema);
      addForeignKeys = await deferForeignKeys(db);
      // what migrations have filled in is in the backup as well
      for (const { name } of await listStoredTables(db)) await deleteRows(db, name);
    },
    async table({ table }) {
      await rows.insert();
      rows.begin(table);
    },
    row: (row, sizeBytes) => rows.add(row, sizeBytes),
  });
  await rows.insert();
  return { head: head as BackupHead, end, addForeignKeys };
}

/** The most an engine accepts in one statement, and the most kept in memory. */
const VALUES_AT_ONCE = 2_000;
const BYTES_AT_ONCE = 1_000_000;

/** Rows of a table, gathered until there are enough for a statement. */
class GatheredRows {
  #table = '';
  /** How many rows of the table were read. */
  #count = 0;
  #rows: Record<string, unknown>[] = [];
  #bytes = 0;
  #values = 0;
  readonly #db: Transaction<Tables>;

  constructor(db: Transaction<Tables>) {
    this.#db = db;
  }

  begin(table: string): void {
    this.#table = table;
    this.#count = 0;
  }

  async add(row: Record<string, unknown>, sizeBytes: number): Promise<void> {
    this.#count += 1;
    if (!storesNul(this.#db)) this.#refuseNul(row);
    this.#rows.push(row);
    this.#bytes += sizeBytes;
    this.#values += Object.keys(row).length;
    if (this.#values >= VALUES_AT_ONCE || this.#bytes >= BYTES_AT_ONCE) await this.insert();
  }

  async insert(): Promise<void> {
    await insertRows(this.#db, this.#table, this.#rows);
    this.#rows = [];
    this.#bytes = 0;
    this.#values = 0;
  }

  #refuseNul(row: Record<string, unknown>): void {
    const [column] = Object.entries(row).find(([, value]) => typeof value === 'string' && value.includes('\0')) ?? [];
    if (column !== undefined) throw new UnrestorableText({ table: this.#table, row: this.#count, column });
  }
}

async function compare(db: Transaction<Tables>, { tables }: BackupEnd): Promise<Difference[]> {
  const actual: BackupEnd['tables'] = {};
  for (const table of await listStoredTables(db)) {
    const digest = new TableDigest();
    for await (const row of readRows(db, table)) digest.add(rowLine(table, row));
    actual[table.name] = digest.result();
  }
  const names = Object.keys({ ...tables, ...actual });
  return names
    .map((table) => ({ table, expected: tables[table], actual: actual[table] }))
    .filter(({ expected, actual }) => expected?.rows !== actual?.rows || expected?.sum !== actual?.sum);
}
