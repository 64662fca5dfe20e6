import { BACKUPS } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { notifyAdmins } from '#server/emails/notify-admins.ts';
import { listEvents } from '#server/events/events.ts';
import { isBackupLate } from './backup-check.ts';

const MISSED =
  'Zálohy viac ako deň nikto neoveril. Pozrite, či web beží aj v\u00A0noci a\u00A0či má priečinok na zálohy miesto.';

/** Notifies admins once a day that a nightly check was missed, which the missed job cannot report itself. */
export async function watchBackups(app: App): Promise<void> {
  if (!(await isBackupLate(app))) return;
  await app.change(BACKUPS, async (change) => {
    const about = { noun: 'backup', id: today(change) } as const;
    const events = await listEvents(change.db, about);
    if (events.some(({ verb }) => verb === 'missed')) return;
    change.record({ ...about, verb: 'missed' });
    await notifyAdmins(change, 'backupTrouble', { sentences: [MISSED] });
  });
}
