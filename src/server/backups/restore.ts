import { existsSync } from 'node:fs';
import { chown, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Config } from '#server/config.ts';
import { createDataDir, databaseFile, secretFile } from '#server/data-dir.ts';
import { type Database, openDatabaseToFill } from '#server/db/database.ts';
import { readBackupFile } from './backup-file.ts';
import { checkLines } from './read-lines.ts';
import { type Restored, restoreLines } from './restore-lines.ts';
import { listStoredTables } from './stored-tables.ts';

/** There is a database already, and a restore would mix two. */
export class DatabaseNotEmpty extends Error {}

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
    await flush(file);
  }
}

/** Waits for the disk, because the file was written with `synchronous = OFF`. */
async function flush(file: string): Promise<void> {
  await using opened = await open(file);
  await opened.sync();
}

/** With SQLite the session secret is in a separate file: the database alone allows no sign-in (`staff/secret.ts`). */
async function putSecretBeside(database: Database, dataDir: string): Promise<void> {
  const stored = await database.selectFrom('secret').select('secret').executeTakeFirst();
  if (!stored) return;
  await writeFile(secretFile(dataDir), stored.secret, { mode: 0o600 });
  await database.deleteFrom('secret').execute();
}
