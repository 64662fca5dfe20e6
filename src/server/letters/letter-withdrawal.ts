import type { LetterAbout, LetterKind, LetterStatus } from '#domain/letters/letter.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { withdrawJobs } from '#server/jobs/job-queue.ts';
import { lettersAbout } from './outbox.ts';

/** A letter that was dropped, because a later one says what holds now. */
export interface DroppedLetter {
  id: string;
  aboutId: string;
  kind: LetterKind;
  createdAt: string;
}

/** Drops letters of some kinds that wait or are held, or are held only, unless they are leaving. */
export async function dropUnsentLetters(
  change: Change,
  { noun, ids }: { noun: LetterAbout['noun']; ids: readonly string[] },
  kinds: readonly LetterKind[],
  statuses: readonly ('waiting' | 'held')[] = ['waiting', 'held'],
): Promise<DroppedLetter[]> {
  if (ids.length === 0) return [];
  const unsent = change.db
    .selectFrom('letter')
    .where('aboutNoun', '=', noun)
    .where('aboutId', 'in', ids)
    .where('letter.kind', 'in', kinds)
    .where('status', 'in', statuses);
  const found = await unsent.select('letter.id').execute();
  if (found.length === 0) return [];
  await change.lock('letter', ...idsOf(found));
  const stillUnsent = await unsent
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'letter.id').on('job.kind', '=', 'letter'))
    .select(['letter.id', 'aboutId', 'letter.kind', 'letter.createdAt'])
    .where('letter.id', 'in', idsOf(found))
    .where('leasedUntil', 'is', null)
    .execute();
  await drop(change, idsOf(stillUnsent));
  return stillUnsent;
}

/**
 * Takes back the letters about something that were written at an instant and still wait to leave, and has those wait again that
 * they had superseded; false, and nothing is done, where one of them has left or is leaving.
 */
export async function withdrawLetters(change: Change, about: LetterAbout, writtenAt: string): Promise<boolean> {
  const letters = await lockWrittenAt(change, about, writtenAt);
  if (letters.some(isLeaving)) return false;
  const superseded = await listDroppedAt(change, about, writtenAt);
  await drop(change, idsOf(letters.filter(({ status }) => status !== 'dropped')));
  for (const { id, heldBecause, createdAt } of superseded) {
    const status = heldBecause ? 'held' : 'waiting';
    await change.db.updateTable('letter').set({ status }).where('id', '=', id).execute();
    const written = { now: () => Temporal.Instant.from(createdAt) };
    if (!heldBecause)
      change.enqueue({ kind: 'letter', key: id, dueAt: instant(written, { seconds: UNDO_SECONDS_IN_ALL }) });
    change.record({ noun: 'letter', id, verb: 'undone', after: { status } });
  }
  return true;
}

/** Whether one of the letters about something that were written at an instant has left, or is leaving. */
export async function hasLetterLeft(change: Change, about: LetterAbout, writtenAt: string): Promise<boolean> {
  return (await lockWrittenAt(change, about, writtenAt)).some(isLeaving);
}

async function drop(change: Change, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await withdrawJobs(change, 'letter', ids);
  await change.db.updateTable('letter').set({ status: 'dropped' }).where('id', 'in', ids).execute();
  for (const id of ids) change.record({ noun: 'letter', id, verb: 'dropped' });
}

/** Read under their locks: an attempt to send one that has not begun by then finds it dropped. */
async function lockWrittenAt({ db, lock }: Change, about: LetterAbout, writtenAt: string) {
  const written = lettersAbout(db, about).where('letter.createdAt', '=', writtenAt);
  await lock('letter', ...idsOf(await written.select('letter.id').execute()));
  return written
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'letter.id').on('job.kind', '=', 'letter'))
    .select(['letter.id', 'letter.status', 'leasedUntil'])
    .execute();
}

function listDroppedAt({ db }: Change, about: LetterAbout, at: string) {
  return lettersAbout(db, about)
    .select(['letter.id', 'heldBecause', 'letter.createdAt'])
    .where('letter.status', '=', 'dropped')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('event')
          .select('event.position')
          .where('event.noun', '=', 'letter')
          .whereRef('event.nounId', '=', 'letter.id')
          .where('event.verb', '=', 'dropped')
          .where('event.at', '=', at),
      ),
    )
    .execute();
}

function idsOf(letters: readonly { id: string }[]): string[] {
  return letters.map(({ id }) => id);
}

function isLeaving({ status, leasedUntil }: { status: LetterStatus; leasedUntil: string | null }): boolean {
  return leasedUntil !== null || (status !== 'waiting' && status !== 'held' && status !== 'dropped');
}
