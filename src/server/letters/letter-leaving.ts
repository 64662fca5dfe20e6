import { randomUUID } from 'node:crypto';
import type { ReadableLetterAbout } from '#domain/letters/letter.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { listBeingDone, withdrawJobs } from '#server/jobs/job-queue.ts';
import { copyAttachments } from './letter-attachments.ts';
import { readLetterSearch } from './letter-search.ts';

/** Has letters leave at once, with all their patience anew; one under way needs no second attempt beside the first. */
export async function letLeave(
  change: StaffChange<'office'>,
  letters: readonly Pick<LetterRow, 'id' | 'status'>[],
): Promise<void> {
  const underWay = await listBeingDone(change.db, 'letter', idsOf(letters));
  const leaving = letters.filter(({ id }) => !underWay.has(id));
  if (leaving.length === 0) return;
  const ids = idsOf(leaving);
  await change.db
    .updateTable('letter')
    .set({ status: 'waiting', heldBecause: null, sentAt: null })
    .where('id', 'in', ids)
    .execute();
  await change.db
    .updateTable('letterSending')
    .set({ refusals: 0, cause: null, lastError: null })
    .where('letterId', 'in', ids)
    .execute();
  // from now on they wait anew, however long they have waited
  await withdrawJobs(change, 'letter', ids);
  for (const { id, status } of leaving) {
    change.enqueue({ kind: 'letter', key: id });
    change.record({ noun: 'letter', id, verb: status === 'held' ? 'released' : 'resent' });
  }
}

function idsOf(letters: readonly Pick<LetterRow, 'id'>[]): string[] {
  return letters.map(({ id }) => id);
}

/** Has the same words leave to another address as a new letter that names the first; answers its id. */
export async function repeatLetter(
  change: StaffChange<'office'>,
  about: ReadableLetterAbout,
  letter: LetterRow,
  recipient: string,
): Promise<string> {
  const { db } = change;
  const search = await readLetterSearch(db, [about]);
  const another: LetterRow = {
    ...letter,
    id: randomUUID(),
    recipient,
    searchText: search(about, { recipient, subject: letter.subject }),
    originalId: letter.id,
    status: 'waiting',
    heldBecause: null,
    createdAt: instant(change),
    sentAt: null,
  };
  await db.insertInto('letter').values(another).execute();
  await copyAttachments(change, letter.id, another.id);
  await db
    .updateTable('letter')
    .set({ status: 'replaced' })
    .where('id', '=', letter.id)
    .where('status', 'in', ['waiting', 'held', 'failed', 'bounced', 'dropped'])
    .execute();
  change.enqueue({ kind: 'letter', key: another.id });
  change.record({
    noun: 'letter',
    id: letter.id,
    verb: 'resent',
    before: { recipient: letter.recipient },
    after: { recipient },
  });
  return another.id;
}
