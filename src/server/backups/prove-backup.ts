import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupProof } from '#domain/backups/backup.ts';
import type { Config } from '#server/config.ts';
import { findInconsistencies } from '#server/consistency/consistency.ts';
import { openDatabaseToFill } from '#server/db/database.ts';
import { isStorageFull } from '#server/db/storage.ts';
import { readBackupFile } from './backup-file.ts';
import { BackupFailure } from './backup-format.ts';
import { flushOften } from './flush-often.ts';
import { DifferentRestore, restoreLines } from './restore.ts';

/** The prefix of the folders in which backups are verified. */
export const PROOF_FOLDER = 'proof-';

/**
 * Restores a backup of either engine into a temporary SQLite database. Its rows are compared with what was read from
 * the running database, and its records with each other, as at the instant `at`. Throws if it cannot be restored.
 */
export async function proveBackup(
  { backupDir, backupKey }: Pick<Config, 'backupDir' | 'backupKey'>,
  fileName: string,
  at: string,
): Promise<BackupProof> {
  const folder = await mkdtemp(join(backupDir, PROOF_FOLDER));
  try {
    const file = join(folder, 'bozp.sqlite');
    await using database = openDatabaseToFill({ file });
    await using _ = await flushOften(file);
    await restoreLines(database, readBackupFile(join(backupDir, fileName), backupKey));
    const reading = { db: database, now: () => Temporal.Instant.from(at) };
    return { faults: [], inconsistencies: await findInconsistencies(reading) };
  } catch (error) {
    // uncaught, it would be read as the disk of DATA_DIR
    if (isStorageFull(error))
      throw new BackupFailure('is written but not verified: its disk has no room for a restored copy.');
    if (!(error instanceof DifferentRestore)) throw error;
    const faults = error.restored.differences.map((table) => ({ fault: 'different', fileName, table }) as const);
    return { faults, inconsistencies: undefined };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
