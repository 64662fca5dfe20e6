import { instant } from '#server/clock.ts';
import { moveParticipants } from '#server/sign-ups/participants.ts';
import { inverseBy } from '#server/sign-ups/undo-sign-up.ts';
import { findLastOffer } from './seat-offers.ts';

/** Opens a declined offer again while it is valid; a sign-up that returned to the waitlist waits for this date again. */
export const undoDecline = inverseBy(async (change, signUp, { at }) => {
  const { id, status } = signUp;
  const offer = await findLastOffer(change.db, id);
  const isUnchanged =
    offer?.state === 'declined' && offer.endedAt === at && (status === 'waiting' || signUp.cancelledAt === at);
  if (!isUnchanged || offer.validUntil <= instant(change)) return undefined;
  return {
    courseId: offer.courseId,
    seats: offer.seats,
    async run() {
      await change.db
        .updateTable('signUp')
        .set({ status: 'waiting', cancelledAt: null })
        .where('id', '=', id)
        .execute();
      if (status !== 'waiting') await moveParticipants(change, signUp, 'waiting');
      await change.db
        .updateTable('seatOffer')
        .set({ state: 'open', endedAt: null })
        .where('id', '=', offer.id)
        .execute();
      change.record({ noun: 'signUp', id, verb: 'undone', before: { status }, after: { status: 'waiting' } });
    },
  };
});
