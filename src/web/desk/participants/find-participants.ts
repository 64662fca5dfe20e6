import { data, type RouterContextProvider } from 'react-router';
import { currentParticipants, type Participant } from '#domain/sign-ups/participant.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';

/** A sign-up with its participants, in their order; 404 where there is none. */
export async function findWithParticipants(context: Readonly<RouterContextProvider>, signUpId: string) {
  const { db } = appOf(context);
  const [signUp, participants] = await Promise.all([findSignUp(db, signUpId), listParticipants(db, signUpId)]);
  if (!signUp) throw data(null, { status: 404 });
  return { signUp, participants: currentParticipants(participants, signUp) };
}

/** The people of a sign-up that an address is about: `?ucastnik=` for each. */
export function chosenIds(url: URL): Set<string> {
  return new Set(url.searchParams.getAll('ucastnik'));
}

export function chosenAmong(participants: readonly Participant[], url: URL): Participant[] {
  const ids = chosenIds(url);
  return participants.filter(({ id }) => ids.has(id));
}
