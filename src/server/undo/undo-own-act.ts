import { isApplicant, type SignUpHolder } from '#domain/actor.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import type { UndoableVerb } from '#domain/undo.ts';
import type { Change } from '#server/change.ts';
import type { Reading } from '#server/clock.ts';
import { listEvents } from '#server/events/events.ts';
import { lockMoved } from '#server/sign-ups/undo-sign-up.ts';
import { SIGN_UP_INVERSES } from './inverses.ts';
import { isStillUndoable } from './undo-time.ts';

/** What an applicant has done to their sign-up and can undo. */
export type OwnAct = RecordedEvent & { verb: UndoableVerb<'signUp'> };

/** The last act of the applicant that can be undone, unless somebody has changed the sign-up since. */
export async function findOwnAct(reading: Reading, signUpId: string): Promise<OwnAct | undefined> {
  const events = await listEvents(reading.db, { noun: 'signUp', id: signUpId });
  const last = events.findLast((event): event is OwnAct => event.verb in SIGN_UP_INVERSES || event.verb === 'undone');
  if (!last || !isApplicant(last.actor) || !(last.verb in SIGN_UP_INVERSES)) return undefined;
  return isStillUndoable(reading, last.at, last.actor) ? last : undefined;
}

/** Undoes the applicant's last act with its emails that wait, unless it has been changed or its seats are taken. */
export async function undoOwnAct(
  change: Change<SignUpHolder>,
  signUpId: string,
): Promise<'undone' | 'nothing' | 'impossible'> {
  const seen = await findOwnAct(change, signUpId);
  if (!seen) return 'nothing';
  await lockMoved(change, [seen]);
  const act = await findOwnAct(change, signUpId);
  if (act?.position !== seen.position) return 'nothing';
  return (await SIGN_UP_INVERSES[act.verb](change, act)) ? 'undone' : 'impossible';
}
