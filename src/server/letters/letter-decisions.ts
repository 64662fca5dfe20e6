import { mailboxOf } from '#domain/letters/held-letter.ts';
import type { LetterStatus } from '#domain/letters/letter.ts';
import { type DecisionOutcome, mayNow, type PostAct } from '#domain/letters/post.ts';
import type { StaffChange } from '#server/change.ts';
import { listBeingDone, withdrawJobs } from '#server/jobs/job-queue.ts';
import { bouncedAmong, unmarkBounced } from './bounced-mailboxes.ts';
import { letLeave } from './letter-leaving.ts';
import { resendLetter } from './letter-resending.ts';

/**
 * Staff send letters that did not arrive once more, to their own addresses, and let held ones leave. Who has looked at each
 * may send one to an address an e-mail came back from; who sends all of a list leaves those out.
 */
export function sendLetters(
  change: StaffChange<'office'>,
  ids: readonly string[],
  { exceptReturned = false } = {},
): Promise<DecisionOutcome> {
  return decide(change, ids, 'send', async (chosen) => {
    const returned = exceptReturned ? await bouncedAmong(change, recipientsOf(chosen)) : new Set<string>();
    const letters = chosen.filter(({ recipient }) => !returned.has(recipient));
    await letLeave(change, letters);
    return letters.length;
  });
}

/** Staff decide that letters which have not left, or did not arrive, are not sent any more. */
export function dropLetters(change: StaffChange<'office'>, ids: readonly string[]): Promise<DecisionOutcome> {
  return decide(change, ids, 'drop', async (letters) => {
    const underWay = await listBeingDone(change.db, 'letter', idsOf(letters));
    const dropped = idsOf(letters).filter((id) => !underWay.has(id));
    if (dropped.length === 0) return 0;
    await withdrawJobs(change, 'letter', dropped);
    await change.db.updateTable('letter').set({ status: 'dropped' }).where('id', 'in', dropped).execute();
    for (const id of dropped) change.record({ noun: 'letter', id, verb: 'dropped' });
    return dropped.length;
  });
}

/** Staff have a letter that did not arrive, or is held, leave to another address, which is its applicant's from now on. */
export async function sendToMendedAddress(
  change: StaffChange<'office'>,
  id: string,
  recipient: string,
): Promise<'done' | 'passed-over' | 'not-found' | 'unchanged'> {
  const [found] = await listReadable(change, [id]);
  if (!found) return 'not-found';
  // whoever writes to an applicant locks them before their letters
  await change.lock(found.about.noun, found.about.id);
  await change.lock('letter', id);
  const [letter] = await listReadable(change, [id]);
  if (!letter || !mayNow('mend', letter.status)) return 'passed-over';
  if (letter.recipient === recipient) return 'unchanged';
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
    .execute();
  const mailbox = mailboxOf(letter.recipient);
  await sendLetters(change, idsOf(held.filter(({ recipient }) => mailboxOf(recipient) === mailbox)));
  return 'done';
}

type Chosen = Awaited<ReturnType<typeof listReadable>>[number];

async function decide(
  change: StaffChange<'office'>,
  ids: readonly string[],
  act: PostAct,
  decideOn: (letters: Chosen[]) => Promise<number>,
): Promise<DecisionOutcome> {
  if (ids.length === 0) return { done: 0, passedOver: 0 };
  await change.lock('letter', ...ids);
  const letters = (await listReadable(change, ids)).filter(({ status }) => mayNow(act, status));
  const done = await decideOn(letters);
  return { done, passedOver: new Set(ids).size - done };
}

function idsOf(letters: readonly { id: string }[]): string[] {
  return letters.map(({ id }) => id);
}

function recipientsOf(letters: readonly Chosen[]): string[] {
  return [...new Set(letters.map(({ recipient }) => recipient))];
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
