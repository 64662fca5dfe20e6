import { isToOffice, type ReadableLetterAbout } from '#domain/letters/letter.ts';
import { mayNow } from '#domain/letters/post.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { correctAddress } from './address-correction.ts';
import { letLeave, repeatLetter } from './letter-leaving.ts';
import { lettersAbout } from './outbox.ts';

export type ResendOutcome =
  | { outcome: 'not-found' | 'already-sent' }
  /** `letterId` is the letter that leaves: the same one, or the one to the other address. */
  | { outcome: 'done'; letterId: string };

/**
 * Staff send a letter again. To its own address it is another attempt of the same letter, at once and with all its
 * patience anew. To another address one that has arrived leaves as a new letter with the same words; of one that has not the
 * address was wrong, and is corrected for all that is still to be sent. Of two people who do the same at once, the second
 * one finds it done.
 */
export async function resendLetter(
  change: StaffChange<'office'>,
  about: ReadableLetterAbout,
  id: string,
  recipient: string,
): Promise<ResendOutcome> {
  const { db } = change;
  await change.lock(about.noun, about.id);
  await change.lock('letter', id);
  const letter = await lettersAbout(db, about).selectAll().where('id', '=', id).executeTakeFirst();
  if (!letter) return { outcome: 'not-found' };
  const successor = await findSuccessor(db, letter, recipient);
  if (successor) return { outcome: 'done', letterId: successor.id };
  if (recipient === letter.recipient) return tryAgain(change, letter);
  if (isToOffice(letter.kind) || !mayNow('drop', letter.status))
    return { outcome: 'done', letterId: await repeatLetter(change, about, letter, recipient) };
  await correctAddress(change, about, { from: letter.recipient, to: recipient, sending: id });
  return { outcome: 'done', letterId: (await findSuccessor(db, letter, recipient))?.id ?? id };
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
