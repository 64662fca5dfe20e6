import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFault } from '#domain/backups/backup.ts';
import type { App } from '#server/app.ts';
import { openDatabaseToFill } from '#server/db/database.ts';
import { readBackupFile } from './backup-file.ts';
import { DifferentRestore, restoreLines } from './restore-lines.ts';

/** What the folders a proof is made in begin with. */
export const PROOF_FOLDER = 'proof-';

/**
 * Restores a backup into a new database beside, which goes away again: into SQLite, of whichever engine it is. Its rows are
 * compared with what was read from the running one.
 */
export async function proveBackup({ config, log }: App, fileName: string): Promise<BackupFault[]> {
  const folder = await mkdtemp(join(config.backupDir, PROOF_FOLDER));
  try {
    const database = openDatabaseToFill({ file: join(folder, 'bozp.sqlite') });
    try {
      await restoreLines(database, readBackupFile(join(config.backupDir, fileName), config.backupKey));
    } finally {
      await database.destroy();
    }
    return [];
  } catch (error) {
    if (error instanceof DifferentRestore)
      return error.restored.differences.map(({ table }) => ({ fault: 'different', fileName, table }));
    log.error({ err: error, fileName }, 'the backup was not restored');
    return [{ fault: 'unreadable', fileName }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
