import type { SeatState } from '#domain/personal-data/erasure-plan.ts';
import { personKey } from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import type { Db } from '#server/db/database.ts';

/** The state of sign-ups and of the places in them, by the trace's id; other traces have none. */
export async function readSeatStates(db: Db, traces: readonly Trace[]): Promise<Map<string, SeatState>> {
  const signUps = await readSignUps(db, traces);
  const places = Map.groupBy(await readPlaces(db, [...signUps.keys()]), ({ signUpId }) => signUpId);
  return new Map(
    traces.flatMap((trace): [string, SeatState][] => {
      const signUp = signUps.get(signUpOf(trace) ?? '');
      if (!signUp) return [];
      const all = places.get(signUp.id) ?? [];
      const own = all.filter((place) => isOwn(trace, place));
      const others = all.filter((place) => participantName(place) !== '' && !own.includes(place));
      const status = trace.noun === 'participant' ? own[0]?.status : signUp.status;
      return [
        [
          trace.id,
          {
            lastDay: signUp.courseDateTo ?? signUp.courseDate,
            isActive: status === 'confirmed' || status === 'waiting',
            hasAttended: own.some(({ daysPresent }) => daysPresent > 0),
            isSharedWithOthers: trace.noun === 'participant' || Boolean(trace.isContact) || others.length > 0,
          },
        ],
      ];
    }),
  );
}

/** A person's own place is the one with their name; a contact's sign-up has only places of others. */
function isOwn(trace: Trace, place: { id: string; firstName: string | null; lastName: string | null }): boolean {
  if (trace.noun === 'participant') return place.id === trace.id;
  return !trace.isContact && personKey(participantName(place)) === personKey(trace.name);
}

function signUpOf({ noun, id, ofId }: Trace): string | undefined {
  if (noun === 'signUp') return id;
  return noun === 'participant' ? ofId : undefined;
}

async function readSignUps(db: Db, traces: readonly Trace[]) {
  const ids = [...new Set(traces.map(signUpOf).filter((id) => id !== undefined))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('signUp')
          .select(['id', 'status', 'courseDate', 'courseDateTo'])
          .where('id', 'in', ids)
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readPlaces(db: Db, signUpIds: readonly string[]) {
  if (signUpIds.length === 0) return [];
  return db
    .selectFrom('participant')
    .select(['id', 'signUpId', 'firstName', 'lastName', 'status'])
    .select(({ selectFrom }) =>
      selectFrom('attendance')
        .select(({ fn }) => fn.countAll<number>().as('days'))
        .whereRef('attendance.participantId', '=', 'participant.id')
        .$asScalar()
        .$notNull()
        .as('daysPresent'),
    )
    .where('signUpId', 'in', signUpIds)
    .execute();
}
