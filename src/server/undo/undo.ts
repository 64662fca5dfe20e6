import { isApplicant, type SignUpHolder } from '#domain/actor.ts';
import type { RecordedEvent, Verb } from '#domain/events/event.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { Done, UndoableNoun, UndoableVerb, UndoOutcome } from '#domain/undo.ts';
import type { Change, SignUpChange, StaffChange } from '#server/change.ts';
import type { Reading } from '#server/clock.ts';
import { undoClosing } from '#server/contact-requests/contact-request-work.ts';
import { undoCancellation, undoSaving, undoVisibility } from '#server/courses/undo-course.ts';
import { listEvents, listEventsOf } from '#server/events/events.ts';
import { undoDecline } from '#server/seat-offers/offer-answers.ts';
import { undoAddition, undoReplacement, undoWithdrawal } from '#server/sign-ups/undo-participants.ts';
import { lockMoved, undoState } from '#server/sign-ups/undo-sign-up.ts';
import { undoPostponing } from '#server/today/postponements.ts';
import { undoEnding } from '#server/waitlist/waitlist.ts';
import { isStillUndoable } from './undo-time.ts';

/** What this member of staff did to things of a kind at that instant, as long as it can be undone. */
export async function findUndoable(
  reading: Reading,
  noun: UndoableNoun,
  staff: StaffMember,
  at = '',
): Promise<Done | undefined> {
  const events = await listUndoable(reading, noun, staff, at);
  const [first] = events;
  const places = Number(first?.after?.places) || undefined;
  return first && ({ noun, verb: first.verb, count: events.length, at, places } as Done);
}

/**
 * Undoes what the actor did to things of a kind at that instant, the last first, with its emails that wait; of a
 * cancelled course its sign-ups too. What is too late or was done by another user counts as one skipped thing.
 */
export async function undo(change: StaffChange<'office'>, noun: UndoableNoun, at: string): Promise<UndoOutcome> {
  const events = await listUndoable(change, noun, change.actor, at);
  let undone = await undoAll(change, noun, events);
  if (noun === 'course' && events[0]?.verb === 'cancelled' && undone > 0) {
    // after the course, because they need its seats
    const signUps = await listUndoable(change, 'signUp', change.actor, at);
    undone += await undoAll(change, 'signUp', signUps);
    events.push(...signUps);
  }
  return { undone, skipped: Math.max(1, events.length) - undone };
}

async function undoAll(
  change: StaffChange<'office'>,
  noun: UndoableNoun,
  events: readonly RecordedEvent[],
): Promise<number> {
  await lock(change, noun, events);
  let undone = 0;
  for (const event of events.toReversed()) if (await inverseOf(noun, event)?.(change, event)) undone += 1;
  return undone;
}

async function lock(change: StaffChange<'office'>, noun: UndoableNoun, events: readonly RecordedEvent[]) {
  if (noun === 'signUp') await lockMoved(change, events);
  // of two simultaneous postponements the later one counts
  else if (noun !== 'postponement') await change.lock(noun, ...events.map(({ nounId }) => nounId));
}

async function listUndoable(
  { db, now }: Reading,
  noun: UndoableNoun,
  staff: Pick<StaffMember, 'id'>,
  at: string,
): Promise<RecordedEvent[]> {
  if (!isStillUndoable({ now }, at)) return [];
  const events = await listEventsOf(db, { noun, actorId: staff.id, at });
  return events.filter((event) => inverseOf(noun, event));
}

function inverseOf(noun: UndoableNoun, { verb }: RecordedEvent): Inverse | undefined {
  const inverses: Partial<Record<Verb, Inverse>> = INVERSES[noun];
  return inverses[verb];
}

/** What an applicant has done to their sign-up and can undo. */
type OwnAct = RecordedEvent & { verb: UndoableVerb<'signUp'> };

/** The last act of the applicant that can be undone, unless somebody has changed the sign-up since. */
export async function findOwnAct(reading: Reading, signUpId: string): Promise<OwnAct | undefined> {
  const events = await listEvents(reading.db, { noun: 'signUp', id: signUpId });
  // that staff have read it changes nothing of what the applicant did
  const changes = events.filter(({ verb }) => verb !== 'read');
  const last = changes.findLast(
    (event): event is OwnAct => event.verb in SIGN_UP_INVERSES || event.verb === 'undone',
  );
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

/** Undoes one event of a locked thing; false, and nothing is done, if that is not possible any more. */
type Inverse = (change: StaffChange<'office'>, event: RecordedEvent) => Promise<boolean>;

/** The inverses of what is done to sign-ups, which applicants use too. */
const SIGN_UP_INVERSES: Record<
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
const INVERSES: { [About in UndoableNoun]: Record<UndoableVerb<About>, Inverse> } = {
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
