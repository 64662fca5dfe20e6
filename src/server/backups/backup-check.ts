import { BACKUPS } from '#domain/actor.ts';
import {
  type BackupCheck,
  type BackupProof,
  type BackupState,
  faultSentence,
  isCheckLate,
  isProven,
} from '#domain/backups/backup.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { notifyAdmins } from '#server/emails/notify-admins.ts';
import { listEvents } from '#server/events/events.ts';
import { hourly } from '#server/jobs/recurring-job.ts';
import { listBackups } from './stored-backups.ts';

const MISSED =
  'Zálohy viac ako deň nikto neoveril. Pozrite sa do záznamu servera a\u00A0skontrolujte, či má priečinok na zálohy miesto.';

/** The state of the backups. */
export async function findBackupState({ db, now }: Reading): Promise<BackupState> {
  const [checks, backups, isLate] = await Promise.all([listChecks(db), listBackups(db), isBackupLate({ db, now })]);
  return {
    check: checks[0],
    provenAt: checks.find(isProven)?.at,
    newest: backups[0],
    count: backups.length,
    isLate,
    nextAt: hourly(now()).toString(),
  };
}

/** True while the backups are not reliable: the last check found a fault, or was not made. */
export async function areBackupsBroken(app: Reading): Promise<boolean> {
  const check = await findLastCheck(app.db);
  return (check !== undefined && check.faults.length > 0) || isBackupLate(app);
}

/** True if no check was made for too long, since the last one or the start of a new installation. */
async function isBackupLate({ db, now }: Reading): Promise<boolean> {
  const { at } = (await findLastCheck(db)) ?? {};
  const job = db.selectFrom('job').select('createdAt').where('kind', '=', 'backup');
  const since = at ?? (await job.executeTakeFirst())?.createdAt;
  return since !== undefined && isCheckLate(since, now());
}

/** Records the result of a check, and once a day that there was one; admins are then emailed of faults of the backups. */
export async function noteCheck(change: Change, { faults, inconsistencies }: BackupProof): Promise<void> {
  await change.db
    .insertInto('backupCheck')
    .values({
      at: instant(change),
      faults: JSON.stringify(faults),
      inconsistencies: inconsistencies ? JSON.stringify(inconsistencies) : null,
    })
    .execute();
  if (!(await isFirstOfDay(change, faults.length === 0 ? 'verified' : 'failed')) || faults.length === 0) return;
  await notifyAdmins(change, 'backupTrouble', { sentences: faults.map(faultSentence) });
}

/**
 * Notifies admins once a day that a check was missed, which the missed job cannot report itself. Where this watch is
 * late too, no node was running: the missed backup begins only now, and the next watch judges it.
 */
export async function watchBackups(app: App, dueAt: string): Promise<void> {
  const lateHours = app.now().since(Temporal.Instant.from(dueAt)).total('hours');
  if (lateHours > 1 || !(await isBackupLate(app))) return;
  await app.change(BACKUPS, async (change) => {
    if (await isFirstOfDay(change, 'missed')) await notifyAdmins(change, 'backupTrouble', { sentences: [MISSED] });
  });
}

/** Records what is known of today's backups; false where it was recorded before. */
async function isFirstOfDay(change: Change, verb: 'verified' | 'failed' | 'missed'): Promise<boolean> {
  const about = { noun: 'backup', id: today(change) } as const;
  if ((await listEvents(change.db, about)).some((event) => event.verb === verb)) return false;
  change.record({ ...about, verb });
  return true;
}

async function findLastCheck(db: Db): Promise<BackupCheck | undefined> {
  return (await listChecks(db, 1))[0];
}

/** The newest first. */
async function listChecks(db: Db, limit = 1_000): Promise<BackupCheck[]> {
  const checks = await db.selectFrom('backupCheck').selectAll().orderBy('at', 'desc').limit(limit).execute();
  return checks.map(({ at, faults, inconsistencies }) => ({
    at,
    faults: JSON.parse(faults),
    inconsistencies: inconsistencies === null ? undefined : JSON.parse(inconsistencies),
  }));
}
