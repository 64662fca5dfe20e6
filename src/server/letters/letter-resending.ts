import { isBeingSent } from '#domain/letters/letter.ts';
import type { App } from '#server/app.ts';
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
  app: App,
  about: LetterSubject,
  id: string,
  recipient: string,
): Promise<ResendOutcome> {
  const result = await app.db.transaction().execute(async (db): Promise<ResendOutcome> => {
    // writing its own row holds it until the end
    await db.updateTable('letter').set({ id }).where('id', '=', id).execute();
    const letter = await lettersAbout(db, about).selectAll().where('id', '=', id).executeTakeFirst();
    if (!letter) return { outcome: 'not-found' };
    const successor = await findSuccessor(db, letter, recipient);
    if (successor) return { outcome: 'done', letterId: successor.id };
    return recipient === letter.recipient ? tryAgain(app, db, letter) : repeat(app, db, letter, recipient);
  });
  if (result.outcome === 'done') app.changes.announce('letters');
  return result;
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

async function tryAgain(app: App, db: Db, letter: LetterRow): Promise<ResendOutcome> {
  if (letter.status === 'sent') return { outcome: 'already-sent' };
  // one under way needs no second attempt beside the first
  if (!isBeingSent(letter)) {
    await db
      .updateTable('letter')
      .set({ status: 'waiting', dueAt: instant(app), refusals: 0, cause: null, heldBecause: null })
      .where('id', '=', letter.id)
      .execute();
  }
  return { outcome: 'done', letterId: letter.id };
}

async function repeat(app: App, db: Db, letter: LetterRow, recipient: string): Promise<ResendOutcome> {
  const another = { ...letter, ...unsentLetter(app), recipient, originalId: letter.id };
  await db.insertInto('letter').values(another).execute();
  await db
    .updateTable('letter')
    .set({ status: 'replaced' })
    .where('id', '=', letter.id)
    .where('status', 'in', ['waiting', 'held', 'failed', 'dropped'])
    .execute();
  return { outcome: 'done', letterId: another.id };
}
