import { type Actor, isApplicant } from '#domain/actor.ts';
import { APPLICANT_UNDO_SECONDS, UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { type Clock, instant } from '#server/clock.ts';

/** When what is done now can no longer be undone: until then its emails wait. Applicants have longer than staff. */
export function undoDeadline(clock: Clock & { actor?: Actor }): string {
  return instant(clock, { seconds: secondsFor(clock.actor) });
}

/** Whether what was done at that instant, by staff where no actor is given, can still be undone. */
export function isStillUndoable(clock: Clock, at: string, actor?: { kind: string }): boolean {
  return at >= instant(clock, { seconds: -secondsFor(actor) });
}

function secondsFor(actor: { kind: string } | undefined): number {
  return actor && isApplicant(actor) ? APPLICANT_UNDO_SECONDS : UNDO_SECONDS_IN_ALL;
}
