import type { Config } from '#server/config.ts';
import { withSnapshot } from '#server/db/database.ts';
import { findSecretBesideDatabase } from '#server/staff/secret.ts';
import { writeBackupFile } from './backup-file.ts';
import type { BackupEnd } from './backup-format.ts';
import { writeLines } from './write-lines.ts';

/** Writes all there is at this moment into a new file, beside a server that goes on; answers what is in it. */
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

/** All rows of a backup. */
export function countRows({ tables }: BackupEnd): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
