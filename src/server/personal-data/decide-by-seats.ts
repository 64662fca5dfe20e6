import {
  DELETED,
  decideBySeat,
  type ErasureDecision,
  type ErasureTerms,
} from '#domain/personal-data/erasure-plan.ts';
import { personKey } from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { DAYS_PRESENT } from '#server/attendance/attendance.ts';
import type { Db } from '#server/db/database.ts';

/** Decides about sign-ups and the places in them by what has become of their seats. */
export async function decideBySeats(
  db: Db,
  traces: readonly Trace[],
  terms: ErasureTerms,
): Promise<ErasureDecision[]> {
  const signUpIds = [...new Set(traces.map(signUpOf))];
  const signUps = new Map((await listSignUps(db, signUpIds)).map((signUp) => [signUp.id, signUp]));
  const places = Map.groupBy(await listPlaces(db, signUpIds), ({ signUpId }) => signUpId);
  return traces.map((trace) => {
    const signUp = signUps.get(signUpOf(trace));
    if (!signUp) return DELETED;
    const all = places.get(signUp.id) ?? [];
    const own = all.filter((place) => isOwn(trace, place));
    const others = all.filter((place) => participantName(place) !== '' && !own.includes(place));
    const isPlace = trace.noun === 'participant';
    const status = isPlace ? own[0]?.status : signUp.status;
    const seatState = {
      lastDay: signUp.courseDateTo ?? signUp.courseDate,
      isActive: status === 'confirmed' || status === 'waiting',
      hasAttended: own.some(({ daysPresent }) => daysPresent > 0),
      isSharedWithOthers: isPlace || Boolean(trace.isContact) || others.length > 0,
    };
    return decideBySeat(trace, seatState, terms);
  });
}

/** A person's own place is the one with their name; a contact's sign-up has only places of others. */
function isOwn(trace: Trace, place: { id: string; firstName: string | null; lastName: string | null }): boolean {
  if (trace.noun === 'participant') return place.id === trace.id;
  return !trace.isContact && personKey(participantName(place)) === personKey(trace.name);
}

function signUpOf({ id, ofId }: Trace): string {
  return ofId ?? id;
}

function listSignUps(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('signUp')
    .select(['id', 'status', 'courseDate', 'courseDateTo'])
    .where('id', 'in', ids)
    .execute();
}

function listPlaces(db: Db, signUpIds: readonly string[]) {
  return db
    .selectFrom('participant')
    .select(['id', 'signUpId', 'firstName', 'lastName', 'status', DAYS_PRESENT])
    .where('signUpId', 'in', signUpIds)
    .execute();
}
