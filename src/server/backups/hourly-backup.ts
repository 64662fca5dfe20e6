import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUPS } from '#domain/actor.ts';
import type { BackupFault, BackupProof } from '#domain/backups/backup.ts';
import { ZONE } from '#domain/day.ts';
import type { App } from '#server/app.ts';
import { instant, today } from '#server/clock.ts';
import { findDatabaseBytes } from '#server/db/engine.ts';
import { noteCheck } from './backup-check.ts';
import { type BackupThread, deleteUnfinishedFiles, openBackupThread } from './backup-thread.ts';
import { checkFile, deletePastBackups, listBackups, measure, type StoredBackup } from './stored-backups.ts';

/**
 * Makes the hourly backup, checks that every backup is unchanged, removes those past their retention, and restores the
 * newest into a temporary database. Faults are recorded, and admins are notified. Run again, it makes no second backup.
 */
export async function backUpHourly(app: App, stopSignal?: AbortSignal): Promise<void> {
  const proof = await makeAndProve(app, stopSignal);
  if (proof.inconsistencies?.length)
    app.log.error({ inconsistencies: proof.inconsistencies }, 'records do not agree with each other');
  await app.change(BACKUPS, (change) => noteCheck(change, proof));
}

async function makeAndProve(app: App, stopSignal?: AbortSignal): Promise<BackupProof> {
  await using thread = openBackupThread(app.config, stopSignal);
  const made = await makeThisHours(app, thread);
  stopSignal?.throwIfAborted();
  const faults = made ? [made] : [];
  let newestIntact: StoredBackup | undefined;
  for (const backup of await listBackups(app.db)) {
    const changed = await checkFile(app, backup);
    if (changed) faults.push(changed);
    else newestIntact ??= backup;
  }
  await deletePastBackups(app, newestIntact);
  const proof = newestIntact ? await prove(app, thread, newestIntact.fileName) : unproven({ fault: 'none' });
  stopSignal?.throwIfAborted();
  return { ...proof, faults: [...faults, ...proof.faults] };
}

async function makeThisHours(app: App, thread: BackupThread): Promise<BackupFault | undefined> {
  const { backupDir } = app.config;
  const hour = app.now().toZonedDateTimeISO(ZONE).hour;
  const fileName = `bozp-${today(app)}-${String(hour).padStart(2, '0')}.backup`;
  const backups = await listBackups(app.db);
  const file = join(backupDir, fileName);
  if (backups.some((backup) => backup.fileName === fileName) && existsSync(file)) return undefined;
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    await deleteUnfinishedFiles(backupDir);
    if (!(await hasRoom(app))) return { fault: 'no-room' };
    const createdAt = instant(app);
    await thread.make(file, createdAt);
    const row = { fileName, createdAt, ...(await measure(file)) };
    await app.change(BACKUPS, async ({ db }) => {
      await db
        .insertInto('backup')
        .values(row)
        .onConflict((conflict) => conflict.column('fileName').doUpdateSet(row))
        .execute();
    });
    return undefined;
  } catch (error) {
    app.log.error({ err: error }, 'the backup was not made');
    return { fault: 'not-made' };
  }
}

async function prove(app: App, thread: BackupThread, fileName: string): Promise<BackupProof> {
  try {
    return await thread.prove(fileName, instant(app));
  } catch (error) {
    app.log.error({ err: error, fileName }, 'the backup was not restored');
    return unproven({ fault: 'unreadable', fileName });
  }
}

function unproven(fault: BackupFault): BackupProof {
  return { faults: [fault], inconsistencies: undefined };
}

/** True if there is room for a backup and for the temporary database it is restored into. */
async function hasRoom({ db, config }: App): Promise<boolean> {
  const { bavail, bsize } = await statfs(config.backupDir);
  return bavail * bsize > 2 * (await findDatabaseBytes(db));
}
