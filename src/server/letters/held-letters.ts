import { type HoldReason, UNTRIED_DAYS_MAX } from '#domain/letters/held-letter.ts';
import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { LetterRow } from '#server/db/tables.ts';

/**
 * Holds a letter that could have left more than three days ago and was never tried, because no mail server was set.
 * `waitsSince` is the time of writing, or of staff's word that the letter shall leave. One that is to
 * open a member of staff the door is not held: what it says has run out, and no word of the office could change that.
 */
export async function setOldLetterAside(
  change: Change,
  { id, aboutNoun, createdAt }: Pick<LetterRow, 'id' | 'aboutNoun' | 'createdAt'>,
  waitsSince: string,
): Promise<boolean> {
  if (aboutNoun !== 'staffMember') return holdOldLetter(change, id, waitsSince);
  if (createdAt >= instant(change, { hours: -INVITATION_HOURS })) return false;
  await change.db.updateTable('letter').set(DROPPED).where('id', '=', id).execute();
  change.record({ noun: 'letter', id, verb: 'dropped' });
  return true;
}

async function holdOldLetter(change: Change, id: string, waitsSince: string): Promise<boolean> {
  if (waitsSince >= instant(change, { hours: -24 * UNTRIED_DAYS_MAX })) return false;
  const { db } = change;
  const tried = await db.selectFrom('letterSending').select('letterId').where('letterId', '=', id).executeTakeFirst();
  if (tried) return false;
  const heldBecause = 'too-old';
  await db.updateTable('letter').set({ status: 'held', heldBecause }).where('id', '=', id).execute();
  change.record({ noun: 'letter', id, verb: 'held', after: { heldBecause } });
  return true;
}

/** Staff let a held letter leave. Of two who decide on the same letter the first one's word stays. */
export async function releaseHeldLetter(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  await change.lock('letter', id);
  const letter = await change.db.selectFrom('letter').select('status').where('id', '=', id).executeTakeFirst();
  if (!letter) return 'not-found';
  if (letter.status !== 'held') return 'done';
  await change.db.updateTable('letter').set(RELEASED).where('id', '=', id).execute();
  follow(change, id, RELEASED);
  return 'done';
}

/** Staff let all letters leave that are held for this reason. */
export function releaseHeldLetters(change: StaffChange<'office'>, reason: HoldReason): Promise<void> {
  return decideOnAll(change, reason, RELEASED);
}

/** Staff decide that none of the letters held for this reason leaves. */
export function dropHeldLetters(change: StaffChange<'office'>, reason: HoldReason): Promise<void> {
  return decideOnAll(change, reason, DROPPED);
}

const RELEASED = { status: 'waiting', heldBecause: null } as const;
const DROPPED = { status: 'dropped' } as const;

type Decision = typeof RELEASED | typeof DROPPED;

async function decideOnAll(change: StaffChange<'office'>, reason: HoldReason, decision: Decision): Promise<void> {
  const decided = await change.db
    .updateTable('letter')
    .set(decision)
    .where('status', '=', 'held')
    .where('heldBecause', '=', reason)
    .returning('id')
    .execute();
  for (const { id } of decided) follow(change, id, decision);
}

function follow(change: StaffChange<'office'>, id: string, decision: Decision): void {
  change.record({ noun: 'letter', id, verb: decision === RELEASED ? 'released' : 'dropped' });
  if (decision === RELEASED) change.enqueue({ kind: 'letter', key: id });
}
