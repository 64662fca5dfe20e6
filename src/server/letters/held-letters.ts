import { type HoldReason, UNTRIED_DAYS_MAX } from '#domain/letters/held-letter.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';

/**
 * Holds letters that could have left more than three days ago and were never tried, because no mail server was set.
 * `dueAt` tells since when: it is the time of writing, or of staff's word that the letter shall leave.
 */
export async function holdOldLetters(change: Change): Promise<void> {
  const held = await change.db
    .updateTable('letter')
    .set({ status: 'held', heldBecause: 'too-old' })
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('dueAt', '<', instant(change, { hours: -24 * UNTRIED_DAYS_MAX }))
    .returning('id')
    .execute();
  for (const { id } of held) change.record({ noun: 'letter', id, verb: 'held', after: { heldBecause: 'too-old' } });
}

/** Staff let a held letter leave. */
export function releaseHeldLetter(change: StaffChange, id: string): Promise<'done' | 'not-found'> {
  return decideOn(change, id, released(change));
}

/** Staff decide that a held letter does not leave; it stays with what it is about. */
export function dropHeldLetter(change: StaffChange, id: string): Promise<'done' | 'not-found'> {
  return decideOn(change, id, { status: 'dropped' });
}

/** Staff let all letters leave that are held for this reason. */
export function releaseHeldLetters(change: StaffChange, reason: HoldReason): Promise<void> {
  return decideOnAll(change, reason, released(change));
}

/** Staff decide that none of the letters held for this reason leaves. */
export function dropHeldLetters(change: StaffChange, reason: HoldReason): Promise<void> {
  return decideOnAll(change, reason, { status: 'dropped' });
}

type Decision = { status: 'dropped' } | ReturnType<typeof released>;

function released(change: Change) {
  return { status: 'waiting' as const, dueAt: instant(change), heldBecause: null };
}

/** Of two who decide on the same letter the first one's word stays. */
async function decideOn(change: StaffChange, id: string, decision: Decision): Promise<'done' | 'not-found'> {
  await change.lock('letter', id);
  const letter = await change.db.selectFrom('letter').select('status').where('id', '=', id).executeTakeFirst();
  if (!letter) return 'not-found';
  if (letter.status !== 'held') return 'done';
  await change.db.updateTable('letter').set(decision).where('id', '=', id).execute();
  tell(change, id, decision);
  return 'done';
}

async function decideOnAll(change: StaffChange, reason: HoldReason, decision: Decision): Promise<void> {
  const decided = await change.db
    .updateTable('letter')
    .set(decision)
    .where('status', '=', 'held')
    .where('heldBecause', '=', reason)
    .returning('id')
    .execute();
  for (const { id } of decided) tell(change, id, decision);
}

function tell(change: StaffChange, id: string, { status }: Decision): void {
  change.record({ noun: 'letter', id, verb: status === 'waiting' ? 'released' : 'dropped' });
  change.announce('letters');
}
