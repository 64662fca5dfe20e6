import { FILE_CHECK } from '#domain/actor.ts';
import { damageSentence, type FileCheck } from '#domain/stored-files/file-check.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { notifyAdmins } from '#server/emails/notify-admins.ts';
import { listNewestEvents } from '#server/events/events.ts';
import { type FileCheckResult, readFileCheck } from './stored-files.ts';

/**
 * Reads every stored file and compares it with its hash. The log names each damaged one; administrators are notified
 * when the result is new. A repeated run reads all files again.
 */
export async function checkStoredFiles(app: Pick<App, 'change' | 'db' | 'log'>): Promise<void> {
  const check = await readFileCheck(app.db, (file) => app.log.error(file, 'a stored file is damaged'));
  await app.change(FILE_CHECK, (change) => noteCheck(change, check));
}

async function noteCheck(change: Change, result: FileCheckResult): Promise<void> {
  const before = await findLastFileCheck(change.db);
  const verb = result.damaged === 0 ? 'verified' : 'damaged';
  change.record({ noun: 'storedFile', id: today(change), verb, after: { ...result } });
  const isNew = JSON.stringify(result.listed) !== JSON.stringify(before?.listed);
  if (verb === 'verified' || !isNew) return;
  await notifyAdmins(change, 'damagedFiles', { sentences: [`${damageSentence(result)}.`] });
}

/** The last nightly check; undefined while there was none. */
export async function findLastFileCheck(db: Db): Promise<FileCheck | undefined> {
  const [last] = await listNewestEvents(db, 'storedFile', 1);
  return last && { at: last.at, ...(last.after as Omit<FileCheck, 'at'>) };
}
