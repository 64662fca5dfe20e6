import {
  BACKUP_DAYS,
  type BackupCheck,
  type BackupProof,
  type BackupState,
  faultSentence,
  isCheckLate,
  isProven,
} from '#domain/backups/backup.ts';
import type { Change } from '#server/change.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { notifyAdmins } from '#server/emails/notify-admins.ts';
import { nightly } from '#server/jobs/recurring-job.ts';

/** The state of the backups. */
export async function findBackupState({ db, now }: Reading): Promise<BackupState> {
  const [checks, newest, count, isLate] = await Promise.all([
    listChecks(db),
    db
      .selectFrom('backup')
      .select(['createdAt', 'sizeBytes'])
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('backup')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    isBackupLate({ db, now }),
  ]);
  return {
    check: checks[0],
    provenAt: checks.find(isProven)?.at,
    newest,
    ...count,
    isLate,
    nextAt: nightly(now()).toString(),
  };
}

/** True while the backups are not reliable: the last nightly check found a fault, or was not made. */
export async function areBackupsBroken(app: Reading): Promise<boolean> {
  const check = await findLastCheck(app.db);
  return (check !== undefined && check.faults.length > 0) || isBackupLate(app);
}

/** True if no nightly check was made for too long; a new installation has until its second night. */
export async function isBackupLate({ db, now }: Reading): Promise<boolean> {
  const { at } = (await findLastCheck(db)) ?? {};
  const job = db.selectFrom('job').select('createdAt').where('kind', '=', 'backup');
  const since = at ?? (await job.executeTakeFirst())?.createdAt;
  return since !== undefined && isCheckLate(since, now());
}

/** Records the result of the nightly check; admins are emailed if it found faults of the backups. */
export async function noteCheck(change: Change, { faults, inconsistencies }: BackupProof): Promise<void> {
  await change.db
    .insertInto('backupCheck')
    .values({
      at: instant(change),
      faults: JSON.stringify(faults),
      inconsistencies: inconsistencies ? JSON.stringify(inconsistencies) : null,
    })
    .execute();
  change.record({ noun: 'backup', id: today(change), verb: faults.length === 0 ? 'verified' : 'failed' });
  if (faults.length > 0) await notifyAdmins(change, 'backupTrouble', { sentences: faults.map(faultSentence) });
}

async function findLastCheck(db: Db): Promise<BackupCheck | undefined> {
  const [last] = await listChecks(db, 1);
  return last;
}

/** The newest first; a check is deleted together with the backups of its time. */
async function listChecks(db: Db, limit = BACKUP_DAYS): Promise<BackupCheck[]> {
  const checks = await db.selectFrom('backupCheck').selectAll().orderBy('at', 'desc').limit(limit).execute();
  return checks.map(({ at, faults, inconsistencies }) => ({
    at,
    faults: JSON.parse(faults),
    inconsistencies: inconsistencies === null ? undefined : JSON.parse(inconsistencies),
  }));
}
