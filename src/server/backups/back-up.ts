import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { type Db, withSnapshot } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';
import { findSecretBesideDatabase } from '#server/staff/secret.ts';
import { writeBackupFile } from './backup-file.ts';
import type { BackupEnd } from './backup-format.ts';
import { writeLines } from './write-lines.ts';

/** The settings a backup needs. */
export type BackupSettings = Pick<Config, 'authSecret' | 'backupDir' | 'backupKey' | 'databaseUrl' | 'dataDir'>;

/** Writes the whole database at this moment into a new file while a server keeps running; returns the backup's end. */
export async function backUp(
  config: Omit<BackupSettings, 'backupDir'>,
  file: string,
  createdAt: string,
): Promise<BackupEnd> {
  const secret = findSecretBesideDatabase(config);
  const { promise, resolve } = Promise.withResolvers<BackupEnd>();
  await withSnapshot(config, (db) =>
    writeBackupFile(file, config.backupKey, writeLines(db, { createdAt, secret }, resolve)),
  );
  return promise;
}

/**
 * Keeps a database that is about to be migrated: an older version refuses it from then on. The file names its schema.
 * One of before is replaced if anything was recorded since, as by an operator who went back to the older version.
 */
export async function backUpBeforeMigration(
  config: BackupSettings,
  db: Db,
  { schema, createdAt }: { schema: string; createdAt: string },
): Promise<void> {
  const file = join(config.backupDir, `bozp-before-migration-${schema}.backup`);
  const keptAt = statSync(file, { throwIfNoEntry: false })?.mtime.toISOString();
  if (keptAt && !(await hasRows(db.selectFrom('event').where('at', '>', keptAt)))) return;
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 });
  await backUp(config, file, createdAt);
}

/** The number of all rows in a backup. */
export function countRows({ tables }: BackupEnd): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
