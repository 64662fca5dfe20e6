import { randomUUID } from 'node:crypto';
import type { ReadableLetterAbout } from '#domain/letters/letter.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { listBeingDone, withdrawJobs } from '#server/jobs/job-queue.ts';
import { copyAttachments } from './letter-attachments.ts';
import { readLetterSearch } from './letter-search.ts';
import { lettersAbout } from './outbox.ts';

export type ResendOutcome =
  | { outcome: 'not-found' | 'already-sent' }
  /** `letterId` is the letter that leaves: the same one, or the one to the other address. */
  | { outcome: 'done'; letterId: string };

/**
 * Staff send a letter again. To its own address it is another attempt of the same letter, at once and with all its
 * patience anew. To another address it is a new letter with the same words that names the first, and the first one
 * leaves no more. Of two people who do the same at once, the second one finds it done.
 */
export async function resendLetter(
  change: StaffChange<'office'>,
  about: ReadableLetterAbout,
  id: string,
  recipient: string,
): Promise<ResendOutcome> {
  const { db } = change;
  await change.lock('letter', id);
  const letter = await lettersAbout(db, about).selectAll().where('id', '=', id).executeTakeFirst();
  if (!letter) return { outcome: 'not-found' };
  const successor = await findSuccessor(db, letter, recipient);
  if (successor) return { outcome: 'done', letterId: successor.id };
  return recipient === letter.recipient ? tryAgain(change, letter) : repeat(change, about, letter, recipient);
}

/** The letter that took its place, or that went to the same other address already. */
function findSuccessor(db: Db, { id, status }: LetterRow, recipient: string) {
  return db
    .selectFrom('letter')
    .select('id')
    .where('originalId', '=', id)
    .$if(status !== 'replaced', (query) => query.where('recipient', '=', recipient))
    .executeTakeFirst();
}

async function tryAgain(change: StaffChange<'office'>, letter: LetterRow): Promise<ResendOutcome> {
  if (letter.status === 'sent') return { outcome: 'already-sent' };
  await letLeave(change, [letter]);
  return { outcome: 'done', letterId: letter.id };
}

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

async function repeat(
  change: StaffChange<'office'>,
  about: ReadableLetterAbout,
  letter: LetterRow,
  recipient: string,
): Promise<ResendOutcome> {
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
  return { outcome: 'done', letterId: another.id };
}
