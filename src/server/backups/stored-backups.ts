import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Selectable } from 'kysely';
import { BACKUPS } from '#domain/actor.ts';
import { type BackupFault, keptBackups } from '#domain/backups/backup.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** Two weeks. */
const CHECK_HOURS_KEPT = 14 * 24;

/** A file as it should be in BACKUP_DIR. */
export type StoredBackup = Selectable<Tables['backup']>;

/** The newest first. */
export function listBackups(db: Db): Promise<StoredBackup[]> {
  return db.selectFrom('backup').selectAll().orderBy('createdAt', 'desc').execute();
}

/** The size and hash of a file now; the whole file is read. */
export async function measure(file: string): Promise<Pick<StoredBackup, 'sizeBytes' | 'sha256'>> {
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), sha256);
  return { sizeBytes: (await stat(file)).size, sha256: sha256.digest('hex') };
}

/** Each file is read again every hour, because a file that has changed is no valid backup. */
export async function checkFile({ config }: App, backup: StoredBackup): Promise<BackupFault | undefined> {
  const { fileName } = backup;
  try {
    const { sizeBytes, sha256 } = await measure(join(config.backupDir, fileName));
    const isSame = sizeBytes === backup.sizeBytes && sha256 === backup.sha256;
    return isSame ? undefined : { fault: 'changed', fileName };
  } catch (error) {
    return { fault: (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable', fileName };
  }
}

/**
 * Removes backups past their retention, except the newest intact one. The file is deleted first,
 * because without its row it would never be deleted.
 */
export async function deletePastBackups(app: App, newestIntact: StoredBackup | undefined): Promise<void> {
  const backups = await listBackups(app.db);
  const kept = keptBackups(backups.map(({ createdAt }) => createdAt));
  const expired = backups
    .filter(({ createdAt, fileName }) => !kept.has(createdAt) && fileName !== newestIntact?.fileName)
    .map(({ fileName }) => fileName);
  for (const fileName of expired) await rm(join(app.config.backupDir, fileName), { force: true });
  await app.change(BACKUPS, async ({ db }) => {
    if (expired.length > 0) await db.deleteFrom('backup').where('fileName', 'in', expired).execute();
    await db
      .deleteFrom('backupCheck')
      .where('at', '<', instant(app, { hours: -CHECK_HOURS_KEPT }))
      .execute();
  });
}
