import { FILE_CHECK } from '#domain/actor.ts';
import { DAMAGED_LISTED_MAX, damageSentence, type FileCheck } from '#domain/stored-files/file-check.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { notifyAdmins } from '#server/emails/notify-admins.ts';
import { findLastFileCheck } from './file-check-state.ts';
import { readStoredFiles } from './stored-files.ts';

type FileCheckResult = Omit<FileCheck, 'at'>;

/**
 * Reads every stored file and compares it with its hash. The log names each damaged one; administrators are notified
 * when the result is new. A repeated run reads all files again.
 */
export async function checkStoredFiles(app: App): Promise<void> {
  const check: FileCheckResult = { files: 0, damaged: 0, listed: [] };
  for await (const { table, key, stored, actual } of readStoredFiles(app.db)) {
    check.files += 1;
    if (stored !== actual) {
      app.log.error({ table, key }, 'a stored file is damaged');
      check.damaged += 1;
      if (check.damaged <= DAMAGED_LISTED_MAX) check.listed.push({ table, key });
    }
  }
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
