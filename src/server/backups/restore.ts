import { existsSync } from 'node:fs';
import { chown, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import type { Config } from '#server/config.ts';
import { createDataDir, databaseFile, secretFile } from '#server/data-dir.ts';
import { type Database, openDatabaseToFill } from '#server/db/database.ts';
import { continueNumbers, deferForeignKeys, storesNul } from '#server/db/engine.ts';
import { migrateWithin } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import { readBackupFile } from './backup-file.ts';
import { type BackupEnd, BackupFailure, type BackupHead, TableDigest } from './backup-format.ts';
import { checkLines, readLines } from './read-lines.ts';
import { deleteRows, insertRows, listStoredTables, readRows, rowLine } from './stored-tables.ts';

/** There is a database already, and a restore would mix two. */
export class DatabaseNotEmpty extends BackupFailure {
  override message =
    'is restored only into an empty DATA_DIR, or a new database in DATABASE_URL: this one is not empty.';
}

/**
 * Fills the configured database, which must not exist yet (SQLite) or have no tables (Postgres), from a backup's file.
 * A restore that fails leaves nothing behind.
 */
export async function restore(config: Config, file: string): Promise<Restored> {
  if (!config.databaseUrl && existsSync(databaseFile(config.dataDir))) throw new DatabaseNotEmpty();
  // the whole file is checked before anything is written
  await checkLines(readBackupFile(file, config.backupKey));
  const lines = readBackupFile(file, config.backupKey);
  return config.databaseUrl ? intoPostgres(config.databaseUrl, lines) : intoSqlite(config.dataDir, lines);
}

async function intoPostgres(databaseUrl: string, lines: AsyncIterable<Buffer>): Promise<Restored> {
  await using database = openDatabaseToFill({ databaseUrl, file: '' });
  if ((await listStoredTables(database)).length > 0) throw new DatabaseNotEmpty();
  return await restoreLines(database, lines);
}

/** Restores under another name until it is complete, so that no start opens half of it. */
async function intoSqlite(dataDir: string, lines: AsyncIterable<Buffer>): Promise<Restored> {
  const file = databaseFile(dataDir);
  const unfinished = `${file}.restored`;
  createDataDir(dataDir);
  await rm(unfinished, { force: true });
  try {
    const restored = await fill(unfinished, lines, (database) => putSecretBeside(database, dataDir));
    // SQLite would apply the log of a deleted database to this one
    for (const suffix of ['-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
    await giveToOwnerOf(dataDir, [unfinished, secretFile(dataDir)]);
    await rename(unfinished, file);
    return restored;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Whatever root has restored belongs to the user that owns the folder, as whom the server runs. */
async function giveToOwnerOf(folder: string, files: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  for (const file of files.filter(existsSync)) await chown(file, uid, gid);
}

async function fill(file: string, lines: AsyncIterable<Buffer>, finish: (database: Database) => Promise<void>) {
  const database = openDatabaseToFill({ file });
  try {
    const restored = await restoreLines(database, lines);
    await finish(database);
    return restored;
  } finally {
    await database.destroy();
    // it was written with `synchronous = OFF`
    await using opened = await open(file);
    await opened.sync();
  }
}

/** With SQLite the session secret is in a separate file: the database alone allows no sign-in (`staff/secret.ts`). */
async function putSecretBeside(database: Database, dataDir: string): Promise<void> {
  const stored = await database.selectFrom('secret').select('secret').executeTakeFirst();
  if (!stored) return;
  await writeFile(secretFile(dataDir), stored.secret, { mode: 0o600 });
  await database.deleteFrom('secret').execute();
}

/** The result of a restore. */
export interface Restored {
  head: BackupHead;
  end: BackupEnd;
  /** The tables whose rows differ from the sums in the backup's end. */
  differences: string[];
}

/** A restored table differs from what was backed up, and is not kept. */
export class DifferentRestore extends BackupFailure {
  restored: Restored;

  constructor(restored: Restored) {
    super(`differs from the restored rows of ${restored.differences}. Nothing has changed.`);
    this.restored = restored;
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
    if (column !== undefined)
      throw new BackupFailure(
        `has a NUL in column ${column} of row ${this.#count} of ${this.#table}, which PostgreSQL cannot store. Nothing was restored: restore it into SQLite, correct the text and back up again.`,
      );
  }
}

async function compare(db: Transaction<Tables>, { tables }: BackupEnd): Promise<string[]> {
  const actual: BackupEnd['tables'] = {};
  for (const table of await listStoredTables(db)) {
    const digest = new TableDigest();
    for await (const row of readRows(db, table)) digest.add(rowLine(table, row));
    actual[table.name] = digest.result();
  }
  return Object.keys({ ...tables, ...actual }).filter(
    (table) => tables[table]?.rows !== actual[table]?.rows || tables[table]?.sum !== actual[table]?.sum,
  );
}
