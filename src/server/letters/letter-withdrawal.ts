import type { LetterAbout, LetterStatus } from '#domain/letters/letter.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { withdrawJobs } from '#server/jobs/job-queue.ts';
import { lettersAbout } from './outbox.ts';

/**
 * Takes back the letters about something that were written at an instant and still wait to leave; false, and nothing is
 * done, where one of them has left or is leaving.
 */
export async function withdrawLetters(change: Change, about: LetterAbout, writtenAt: string): Promise<boolean> {
  const letters = await listWrittenAt(change.db, about, writtenAt);
  if (letters.some(isLeaving)) return false;
  for (const { id } of letters) {
    await withdrawJobs(change, 'letter', [id]);
    await change.db.updateTable('letter').set({ status: 'dropped' }).where('id', '=', id).execute();
    change.record({ noun: 'letter', id, verb: 'dropped' });
  }
  return true;
}

/** Whether one of the letters about something that were written at an instant has left, or is leaving. */
export async function hasLetterLeft(db: Db, about: LetterAbout, writtenAt: string): Promise<boolean> {
  return (await listWrittenAt(db, about, writtenAt)).some(isLeaving);
}

function listWrittenAt(db: Db, about: LetterAbout, writtenAt: string) {
  return lettersAbout(db, about)
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'letter.id').on('job.kind', '=', 'letter'))
    .select(['letter.id', 'letter.status', 'leasedUntil'])
    .where('letter.createdAt', '=', writtenAt)
    .execute();
}

function isLeaving({ status, leasedUntil }: { status: LetterStatus; leasedUntil: string | null }): boolean {
  return leasedUntil !== null || (status !== 'waiting' && status !== 'held' && status !== 'dropped');
}
