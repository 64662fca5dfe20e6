import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { type Clock, instant } from '#server/clock.ts';

/** When what is done now can no longer be undone: until then its emails wait. */
export function undoDeadline(clock: Clock): string {
  return instant(clock, { seconds: UNDO_SECONDS_IN_ALL });
}

/** Whether what was done at that instant can still be undone. */
export function isStillUndoable(clock: Clock, at: string): boolean {
  return at >= instant(clock, { seconds: -UNDO_SECONDS_IN_ALL });
}
