import { randomUUID } from 'node:crypto';
import type { ReadableLetterAbout } from '#domain/letters/letter.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { isBeingDone, withdrawJob } from '#server/jobs/job-queue.ts';
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

async function tryAgain(change: StaffChange<'office'>, { id, status }: LetterRow): Promise<ResendOutcome> {
  if (status === 'sent') return { outcome: 'already-sent' };
  // one under way needs no second attempt beside the first
  if (await isBeingDone(change.db, 'letter', id)) return { outcome: 'done', letterId: id };
  await change.db
    .updateTable('letter')
    .set({ status: 'waiting', heldBecause: null, sentAt: null })
    .where('id', '=', id)
    .execute();
  await change.db
    .updateTable('letterSending')
    .set({ refusals: 0, cause: null, lastError: null })
    .where('letterId', '=', id)
    .execute();
  // from now on it waits anew, however long it has waited
  await withdrawJob(change, 'letter', id);
  change.enqueue({ kind: 'letter', key: id });
  change.record({ noun: 'letter', id, verb: 'resent' });
  return { outcome: 'done', letterId: id };
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
