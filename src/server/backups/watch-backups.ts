import { BACKUPS } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { notifyAdmins } from '#server/emails/notify-admins.ts';
import { isBackupLate, isFirstOfDay } from './backup-check.ts';

const MISSED =
  'Zálohy viac ako deň nikto neoveril. Pozrite do záznamu servera a\u00A0či má priečinok na zálohy miesto.';

/** Notifies admins once a day that a check was missed, which the missed job cannot report itself. */
export async function watchBackups(app: App): Promise<void> {
  if (!(await isBackupLate(app))) return;
  await app.change(BACKUPS, async (change) => {
    if (await isFirstOfDay(change, 'missed')) await notifyAdmins(change, 'backupTrouble', { sentences: [MISSED] });
  });
}
