import type { Config } from '#server/config.ts';
import { withSnapshot } from '#server/db/database.ts';
import { findSecretBesideDatabase } from '#server/staff/secret.ts';
import { writeBackupFile } from './backup-file.ts';
import type { BackupEnd } from './backup-format.ts';
import { writeLines } from './write-lines.ts';

/** Writes the whole database at this moment into a new file while a server keeps running; returns the backup's end. */
export async function backUp(
  config: Pick<Config, 'authSecret' | 'backupKey' | 'databaseUrl' | 'dataDir'>,
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

/** The number of all rows in a backup. */
export function countRows({ tables }: BackupEnd): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
