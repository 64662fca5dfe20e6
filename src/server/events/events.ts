import type { Noun, RecordedEvent } from '#domain/events/event.ts';
import type { Db } from '#server/db/database.ts';

/** The events of something, in order. */
export function listEvents(db: Db, thing: { noun: Noun; id: string }): Promise<RecordedEvent[]> {
  return readEvents(eventsAbout(db, thing).orderBy('event.position'));
}

export async function findLastEvent(db: Db, thing: { noun: Noun; id: string }): Promise<RecordedEvent | undefined> {
  const [last] = await readEvents(eventsAbout(db, thing).orderBy('event.position', 'desc').limit(1));
  return last;
}

/** The events by one actor on things of a kind at an instant, in order. */
export function listEventsOf(
  db: Db,
  { noun, actorId, at }: { noun: Noun; actorId: string; at: string },
): Promise<RecordedEvent[]> {
  const events = eventsWithValues(db)
    .where('event.at', '=', at)
    .where('event.noun', '=', noun)
    .where('event.actorId', '=', actorId);
  return readEvents(events.orderBy('event.position'));
}

/** The newest events of a kind of thing, newest first. */
export function listNewestEvents(db: Db, noun: Noun, limit: number): Promise<RecordedEvent[]> {
  return readEvents(
    eventsWithValues(db).where('event.noun', '=', noun).orderBy('event.position', 'desc').limit(limit),
  );
}

function eventsAbout(db: Db, { noun, id }: { noun: Noun; id: string }) {
  return eventsWithValues(db).where('event.noun', '=', noun).where('event.nounId', '=', id);
}

export function eventsWithValues(db: Db) {
  return db
    .selectFrom('event')
    .leftJoin('eventValues', 'eventValues.position', 'event.position')
    .select(['event.position', 'event.at', 'event.actorKind', 'event.actorId'])
    .select(['event.noun', 'event.nounId', 'event.verb', 'eventValues.content']);
}

/** The events a query selects, in its order. */
export async function readEvents(query: ReturnType<typeof eventsWithValues>): Promise<RecordedEvent[]> {
  const rows = await query.execute();
  return rows.map(({ actorKind, actorId, content, ...event }) => {
    const { actorName = '', before = null, after = null } = content ? JSON.parse(content) : {};
    return { ...event, actor: { kind: actorKind, id: actorId, name: actorName }, before, after };
  });
}
