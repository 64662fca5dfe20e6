import type { Participant } from '#domain/sign-ups/participant.ts';

/** The people of a sign-up that an address is about: `?ucastnik=` for each. */
export function chosenIds(url: URL): Set<string> {
  return new Set(url.searchParams.getAll('ucastnik'));
}

export function chosenAmong(participants: readonly Participant[], url: URL): Participant[] {
  const ids = chosenIds(url);
  return participants.filter(({ id }) => ids.has(id));
}
