import { mailboxOf } from '#domain/letters/held-letter.ts';
import type { LetterStatus } from '#domain/letters/letter.ts';
import { type DecisionOutcome, mayNow, type PostAct } from '#domain/letters/post.ts';
import type { StaffChange } from '#server/change.ts';
import { isBeingDone, withdrawJob } from '#server/jobs/job-queue.ts';
import { unmarkBounced } from './bounced-mailboxes.ts';
import { releaseHeldLetter } from './held-letters.ts';
import { resendLetter } from './letter-resending.ts';

/** Staff send letters that did not arrive once more, to their own addresses, and let held ones leave. */
export function sendLetters(change: StaffChange<'office'>, ids: readonly string[]): Promise<DecisionOutcome> {
  return decideOnEach(change, ids, 'send', async ({ id, status, recipient, about }) => {
    if (status === 'held') return (await releaseHeldLetter(change, id)) === 'done';
    return (await resendLetter(change, about, id, recipient)).outcome === 'done';
  });
}

/** Staff decide that letters which have not left, or did not arrive, are not sent any more. */
export function dropLetters(change: StaffChange<'office'>, ids: readonly string[]): Promise<DecisionOutcome> {
  return decideOnEach(change, ids, 'drop', async ({ id, status }) => {
    if (status === 'waiting') {
      if (await isBeingDone(change.db, 'letter', id)) return false;
      await withdrawJob(change, 'letter', id);
    }
    await change.db.updateTable('letter').set({ status: 'dropped' }).where('id', '=', id).execute();
    change.record({ noun: 'letter', id, verb: 'dropped' });
    return true;
  });
}

/** Staff have a letter that did not arrive, or is held, leave to another address; a new one that names it. */
export async function sendToMendedAddress(
  change: StaffChange<'office'>,
  id: string,
  recipient: string,
): Promise<'done' | 'passed-over' | 'not-found'> {
  await change.lock('letter', id);
  const [letter] = await listReadable(change, [id]);
  if (!letter) return 'not-found';
  if (!mayNow('mend', letter.status)) return 'passed-over';
  const { outcome } = await resendLetter(change, letter.about, id, recipient);
  return outcome === 'done' ? 'done' : 'passed-over';
}

/**
 * Staff say that the address a letter came back from is right: it is written to as before, and whatever was held for it
 * leaves. The letter itself is sent again by a word of its own.
 */
export async function confirmAddress(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  const [letter] = await listReadable(change, [id]);
  if (!letter) return 'not-found';
  await unmarkBounced(change, letter.recipient);
  change.record({ noun: 'letter', id, verb: 'addressConfirmed' });
  const held = await change.db
    .selectFrom('letter')
    .select(['id', 'recipient'])
    .where('status', '=', 'held')
    .where('heldBecause', '=', 'address-bounced')
    .orderBy('id')
    .execute();
  const mailbox = mailboxOf(letter.recipient);
  for (const { id, recipient } of held) if (mailboxOf(recipient) === mailbox) await releaseHeldLetter(change, id);
  return 'done';
}

type Chosen = Awaited<ReturnType<typeof listReadable>>[number];

async function decideOnEach(
  change: StaffChange<'office'>,
  ids: readonly string[],
  act: PostAct,
  decide: (letter: Chosen) => Promise<boolean>,
): Promise<DecisionOutcome> {
  if (ids.length === 0) return { done: 0, passedOver: 0 };
  await change.lock('letter', ...ids);
  let done = 0;
  for (const letter of await listReadable(change, ids)) {
    if (mayNow(act, letter.status) && (await decide(letter))) done += 1;
  }
  return { done, passedOver: new Set(ids).size - done };
}

/** Those of the letters staff may read: nobody here has a say about one that opens a colleague the door. */
async function listReadable({ db }: StaffChange<'office'>, ids: readonly string[]) {
  const letters = await db
    .selectFrom('letter')
    .select(['id', 'status', 'recipient', 'aboutNoun', 'aboutId'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return letters.flatMap(({ aboutNoun: noun, aboutId, ...letter }) =>
    noun === 'staffMember'
      ? []
      : [{ ...letter, status: letter.status as LetterStatus, about: { noun, id: aboutId } }],
  );
}
