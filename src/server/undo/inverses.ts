import type { RecordedEvent } from '#domain/events/event.ts';
import type { UndoableNoun, UndoableVerb } from '#domain/undo.ts';
import type { SignUpChange, StaffChange } from '#server/change.ts';
import { undoClosing } from '#server/contact-requests/contact-request-work.ts';
import { undoCancellation, undoSaving, undoVisibility } from '#server/courses/undo-course.ts';
import { undoDecline } from '#server/seat-offers/offer-answers.ts';
import { undoAddition, undoReplacement, undoWithdrawal } from '#server/sign-ups/undo-participants.ts';
import { undoState } from '#server/sign-ups/undo-sign-up.ts';
import { undoPostponing } from '#server/today/postponements.ts';
import { undoEnding } from '#server/waitlist/chosen-entries.ts';

/** Undoes one event of a locked thing; false, and nothing is done, if that is not possible any more. */
export type Inverse = (change: StaffChange<'office'>, event: RecordedEvent) => Promise<boolean>;

/** The inverses of what is done to sign-ups, which applicants use too. */
export const SIGN_UP_INVERSES: Record<
  UndoableVerb<'signUp'>,
  (change: SignUpChange, event: RecordedEvent) => Promise<boolean>
> = {
  read: undoState,
  confirmed: undoState,
  cancelled: undoState,
  moved: undoState,
  participantsWithdrawn: undoWithdrawal,
  participantReplaced: undoReplacement,
  participantAdded: undoAddition,
  offerDeclined: undoDecline,
};

/** How each event that can be undone is undone, by its noun and verb. */
export const INVERSES: { [About in UndoableNoun]: Record<UndoableVerb<About>, Inverse> } = {
  signUp: SIGN_UP_INVERSES,
  course: {
    published: undoVisibility,
    hidden: undoVisibility,
    changed: undoSaving,
    cancelled: undoCancellation,
  },
  contactRequest: { closed: undoClosing },
  waitlistEntry: { ended: undoEnding },
  postponement: { postponed: undoPostponing, returned: undoPostponing, done: undoPostponing },
};
