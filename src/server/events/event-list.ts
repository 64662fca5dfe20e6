import { type Day, daysLater } from '#domain/day.ts';
import type { ListedEvent, Noun, Values } from '#domain/events/event.ts';
import { slovakSortKey, sortedByKey } from '#domain/slovak-order.ts';
import { instantAt } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { given } from '#server/list-page.ts';
import { eventsWithValues, readEvents } from './events.ts';
import { readThingNames } from './thing-names.ts';

export interface EventFilter {
  noun?: Noun;
  /** A kind of actor, or one member of staff. */
  actor?: { kind: string; id?: string };
  /** The first and the last day, in Bratislava. */
  from?: Day;
  to?: Day;
  /** Only events before this position in the chain. */
  before?: number;
}

export const EVENTS_PER_PAGE = 50;

/** One page of all events, newest first, and whether there are older ones. */
export async function listAllEvents(
  db: Db,
  { noun, actor, from, to, before }: EventFilter,
): Promise<{ events: ListedEvent[]; hasMore: boolean }> {
  const filter = { 'event.noun': noun, 'event.actorKind': actor?.kind, 'event.actorId': actor?.id };
  let query = eventsWithValues(db).where(({ and }) => and(given(filter)));
  if (from) query = query.where('event.at', '>=', instantAt(from, '00:00'));
  if (to) query = query.where('event.at', '<', instantAt(daysLater(to, 1), '00:00'));
  if (before) query = query.where('event.position', '<', before);
  const read = await readEvents(query.orderBy('event.position', 'desc').limit(EVENTS_PER_PAGE + 1));
  const events = read.slice(0, EVENTS_PER_PAGE);
  const things = events.map(({ noun, nounId: id }) => ({ noun, id }));
  const lecturers = events.flatMap(({ before, after }) => [...lecturerIn(before), ...lecturerIn(after)]);
  const nameOf = await readThingNames(db, [...things, ...lecturers]);
  const named = (values: Values | null) => {
    const [lecturer] = lecturerIn(values);
    return lecturer ? { ...values, lecturerId: nameOf(lecturer) } : values;
  };
  return {
    events: events.map((event) => ({
      ...event,
      before: named(event.before),
      after: named(event.after),
      thingName: nameOf({ noun: event.noun, id: event.nounId }),
    })),
    hasMore: read.length > EVENTS_PER_PAGE,
  };
}

/** The lecturer of a course in an event's values, which hold the id. */
function lecturerIn(values: Values | null) {
  const id = values?.lecturerId;
  return typeof id === 'string' ? [{ noun: 'staffMember' as const, id }] : [];
}

/** The members of staff with at least one event, by their current name. */
export async function listActors(db: Db): Promise<{ id: string; name: string }[]> {
  const actors = await db
    .selectFrom('staffMember')
    .select(['id', 'name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('event')
          .select('event.position')
          .where('event.actorKind', '=', 'staff')
          .whereRef('event.actorId', '=', 'staffMember.id'),
      ),
    )
    .execute();
  return sortedByKey(actors, ({ name }) => slovakSortKey(name));
}
