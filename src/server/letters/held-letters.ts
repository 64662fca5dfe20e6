import { type HoldReason, UNTRIED_DAYS_MAX } from '#domain/letters/held-letter.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';

/**
 * Holds letters that could have left more than three days ago and were never tried, because no mail server was set.
 * `dueAt` tells since when: it is the time of writing, or of staff's word that the letter shall leave.
 */
export async function holdOldLetters(app: App): Promise<void> {
  const { numUpdatedRows } = await app.db
    .updateTable('letter')
    .set({ status: 'held', heldBecause: 'too-old' })
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('dueAt', '<', instant(app, { hours: -24 * UNTRIED_DAYS_MAX }))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) app.log.warn({ letters: Number(numUpdatedRows) }, 'old letters wait for staff');
}

/** Staff let a held letter leave. */
export function releaseHeldLetter(app: App, id: string): Promise<'done' | 'not-found'> {
  return decideOn(app, id, released(app));
}

/** Staff decide that a held letter does not leave; it stays with what it is about. */
export function dropHeldLetter(app: App, id: string): Promise<'done' | 'not-found'> {
  return decideOn(app, id, { status: 'dropped' });
}

/** Staff let all letters leave that are held for this reason. */
export function releaseHeldLetters(app: App, reason: HoldReason): Promise<void> {
  return decideOnAll(app, reason, released(app));
}

/** Staff decide that none of the letters held for this reason leaves. */
export function dropHeldLetters(app: App, reason: HoldReason): Promise<void> {
  return decideOnAll(app, reason, { status: 'dropped' });
}

type Decision = { status: 'dropped' } | ReturnType<typeof released>;

function released(app: App) {
  return { status: 'waiting' as const, dueAt: instant(app), heldBecause: null };
}

/** Of two who decide on the same letter the first one's word stays. */
async function decideOn(app: App, id: string, decision: Decision): Promise<'done' | 'not-found'> {
  await app.db.updateTable('letter').set(decision).where('id', '=', id).where('status', '=', 'held').execute();
  app.changes.announce('letters');
  const letter = await app.db.selectFrom('letter').select('id').where('id', '=', id).executeTakeFirst();
  return letter ? 'done' : 'not-found';
}

async function decideOnAll(app: App, reason: HoldReason, decision: Decision): Promise<void> {
  await app.db
    .updateTable('letter')
    .set(decision)
    .where('status', '=', 'held')
    .where('heldBecause', '=', reason)
    .execute();
  app.changes.announce('letters');
}
