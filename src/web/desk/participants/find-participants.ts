import { currentParticipants, type Participant } from '#domain/sign-ups/participant.ts';
import type { Db } from '#server/db/database.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { found } from '#web/shared/found.ts';

/** A sign-up with its participants, in their order; 404 where there is none. */
export async function findWithParticipants(db: Db, signUpId: string) {
  const signUp = found(await findSignUp(db, signUpId));
  return { signUp, participants: currentParticipants(await listParticipants(db, signUpId), signUp) };
}

/** The people of a sign-up that an address is about: `?ucastnik=` for each. */
export function chosenIds(url: URL): Set<string> {
  return new Set(url.searchParams.getAll('ucastnik'));
}

export function chosenAmong(participants: readonly Participant[], url: URL): Participant[] {
  const ids = chosenIds(url);
  return participants.filter(({ id }) => ids.has(id));
}
