import { isBeingSent } from '#domain/letters/letter.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { type LetterSubject, lettersAbout, unsentLetter } from './outbox.ts';

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
  change: StaffChange,
  about: LetterSubject,
  id: string,
  recipient: string,
): Promise<ResendOutcome> {
  const { db } = change;
  await change.lock('letter', id);
  const letter = await lettersAbout(db, about).selectAll().where('id', '=', id).executeTakeFirst();
  if (!letter) return { outcome: 'not-found' };
  const successor = await findSuccessor(db, letter, recipient);
  if (successor) return { outcome: 'done', letterId: successor.id };
  return recipient === letter.recipient ? tryAgain(change, letter) : repeat(change, letter, recipient);
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

async function tryAgain(change: StaffChange, letter: LetterRow): Promise<ResendOutcome> {
  if (letter.status === 'sent') return { outcome: 'already-sent' };
  // one under way needs no second attempt beside the first
  if (!isBeingSent(letter)) {
    await change.db
      .updateTable('letter')
      .set({ status: 'waiting', dueAt: instant(change), refusals: 0, cause: null, heldBecause: null })
      .where('id', '=', letter.id)
      .execute();
    change.record({ noun: 'letter', id: letter.id, verb: 'resent' });
    change.announce('letters');
  }
  return { outcome: 'done', letterId: letter.id };
}

async function repeat(change: StaffChange, letter: LetterRow, recipient: string): Promise<ResendOutcome> {
  const { db } = change;
  const another = { ...letter, ...unsentLetter(change), recipient, originalId: letter.id };
  await db.insertInto('letter').values(another).execute();
  await db
    .updateTable('letter')
    .set({ status: 'replaced' })
    .where('id', '=', letter.id)
    .where('status', 'in', ['waiting', 'held', 'failed', 'dropped'])
    .execute();
  change.record({
    noun: 'letter',
    id: letter.id,
    verb: 'resent',
    before: { recipient: letter.recipient },
    after: { recipient },
  });
  change.announce('letters');
  return { outcome: 'done', letterId: another.id };
}
