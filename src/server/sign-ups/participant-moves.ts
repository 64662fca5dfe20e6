import { randomUUID } from 'node:crypto';
import type { Values } from '#domain/events/event.ts';
import { idsOf } from '#domain/record-id.ts';
import {
  currentParticipants,
  type Participant,
  type ParticipantFacts,
  participantName,
} from '#domain/sign-ups/participant.ts';
import { refuseSeats, type SeatRefusal } from '#domain/sign-ups/sign-up-moves.ts';
import type { SignUpChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { voidOffer } from '#server/seat-offers/end-offer.ts';
import { dropReminders } from './course-reminders.ts';
import { type LockedSignUp, lockSignUp } from './lock-sign-up.ts';
import { listParticipants } from './participants.ts';
import { enqueueParticipantsEmail } from './participants-email.ts';
import type { MoveOptions } from './sign-up-moves.ts';
import { foldSearchText } from './sign-up-record.ts';

export type ParticipantMoveOutcome =
  | { outcome: 'done' | 'not-found' | 'not-allowed' }
  | SeatRefusal
  /** No participant would remain: the sign-up itself is to be cancelled. */
  | { outcome: 'no-participants-left' };

interface SignUpWithParticipants extends LockedSignUp {
  participants: Participant[];
  /** Those of them who still come. */
  current: Participant[];
}

/** Withdraws some participants while the others still come: their seats are free at once. */
export function withdrawParticipants(
  change: SignUpChange,
  signUpId: string,
  ids: ReadonlySet<string>,
  { sendEmail }: MoveOptions,
): Promise<ParticipantMoveOutcome> {
  return withParticipants(change, signUpId, async (locked) => {
    const { current } = locked;
    const withdrawn = current.filter(({ id }) => ids.has(id));
    if (withdrawn.length === 0) return { outcome: 'not-allowed' };
    if (withdrawn.length === current.length) return { outcome: 'no-participants-left' };
    await change.db
      .updateTable('participant')
      .set(({ eb }) => ({ status: 'withdrawn', version: eb('version', '+', 1) }))
      .where('id', 'in', idsOf(withdrawn))
      .execute();
    record(change, 'participantsWithdrawn', signUpId, withdrawn);
    if (sendEmail) {
      const remaining = current.filter(({ id }) => !ids.has(id));
      await enqueueParticipantsEmail(change, { ...locked, withdrawn, added: [], current: remaining });
    }
    return { outcome: 'done' };
  });
}

/** Restores a participant who was withdrawn alone, if there is a seat. */
export function restoreParticipant(
  change: SignUpChange,
  signUpId: string,
  id: string,
): Promise<ParticipantMoveOutcome> {
  return withParticipants(change, signUpId, async (locked) => {
    const { signUp, participants } = locked;
    const participant = participants.find((participant) => participant.id === id);
    if (participant?.status !== 'withdrawn') return { outcome: 'not-allowed' };
    const refusal = refuseOneMore(change, locked);
    if (refusal) return refusal;
    await change.db
      .updateTable('participant')
      .set({ status: signUp.status, version: participant.version + 1 })
      .where('id', '=', id)
      .execute();
    record(change, 'participantRestored', signUpId, [participant]);
    return { outcome: 'done' };
  });
}

/** Adds one unnamed participant, if there is a seat. */
export function addPlace(change: SignUpChange, signUpId: string): Promise<ParticipantMoveOutcome> {
  return withParticipants(change, signUpId, async (locked) => {
    const refusal = refuseOneMore(change, locked);
    if (refusal) return refusal;
    const places = locked.current.length + 1;
    record(change, 'participantAdded', signUpId, [await insertPlace(change, locked, UNNAMED)], { places });
    return { outcome: 'done' };
  });
}

/** A colleague comes instead: they get the seat, and the participant who had it is withdrawn. */
export function replaceParticipant(
  change: SignUpChange,
  signUpId: string,
  id: string,
  colleague: ParticipantFacts,
  { sendEmail }: MoveOptions,
): Promise<ParticipantMoveOutcome> {
  return withParticipants(change, signUpId, async (locked) => {
    const before = locked.current.find((participant) => participant.id === id);
    if (!before) return { outcome: 'not-allowed' };
    await change.db
      .updateTable('participant')
      .set({ status: 'withdrawn', version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    const added = await insertPlace(change, locked, colleague);
    await foldSearchText(change, [signUpId]);
    change.record({
      noun: 'signUp',
      id: signUpId,
      verb: 'participantReplaced',
      before: { id, name: participantName(before) },
      after: { id: added.id, name: participantName(added) },
    });
    if (sendEmail) {
      const current = [...locked.current.filter((participant) => participant !== before), added];
      await enqueueParticipantsEmail(change, { ...locked, withdrawn: [before], added: [added], current });
    }
    return { outcome: 'done' };
  });
}

const UNNAMED: ParticipantFacts = { firstName: null, lastName: null, birthDate: null, email: null };

/** Adds a place after the last one, with the status of the sign-up. */
async function insertPlace(
  { db }: SignUpChange,
  { signUp, participants }: SignUpWithParticipants,
  facts: ParticipantFacts,
): Promise<Participant> {
  const position = Math.max(-1, ...participants.map(({ position }) => position)) + 1;
  const place = {
    // people of the group who were split off keep their ids, which its later places must not repeat
    id: randomUUID(),
    signUpId: signUp.id,
    position,
    ...facts,
    status: signUp.status,
    version: 1,
  };
  await db.insertInto('participant').values(place).execute();
  return place;
}

/** Why there is no seat, or no place in the queue, for one more participant. */
function refuseOneMore(change: SignUpChange, { signUp, course }: SignUpWithParticipants): SeatRefusal | undefined {
  return refuseSeats(signUp, course, { today: today(change), wanted: signUp.status === 'confirmed' ? 1 : 0 });
}

function record(
  change: SignUpChange,
  verb: 'participantsWithdrawn' | 'participantRestored' | 'participantAdded',
  signUpId: string,
  participants: readonly Participant[],
  more: Values = {},
): void {
  const listed = participants.map((participant) => ({ id: participant.id, name: participantName(participant) }));
  change.record({ noun: 'signUp', id: signUpId, verb, after: { participants: listed, ...more } });
}

/** Works on a sign-up that is not cancelled, with its people, under its course's lock and its own. */
async function withParticipants(
  change: SignUpChange,
  signUpId: string,
  work: (locked: SignUpWithParticipants) => Promise<ParticipantMoveOutcome>,
): Promise<ParticipantMoveOutcome> {
  const locked = await lockSignUp(change, signUpId);
  if (!locked) return { outcome: 'not-found' };
  const { signUp } = locked;
  if (signUp.status === 'cancelled') return { outcome: 'not-allowed' };
  const participants = await listParticipants(change.db, signUpId);
  const result = await work({ ...locked, participants, current: currentParticipants(participants, signUp) });
  if (result.outcome !== 'done') return result;
  // an open offer is for the number of people who waited when it was made
  if (signUp.status === 'waiting') await voidOffer(change, signUpId);
  await dropReminders(change, signUpId);
  change.seats(signUp.courseId);
  return result;
}
