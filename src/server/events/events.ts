import type { Noun, RecordedEvent } from '#domain/events/event.ts';
import type { Db } from '#server/db/database.ts';

/** The events of something, in order. */
export async function listEvents(db: Db, { noun, id }: { noun: Noun; id: string }): Promise<RecordedEvent[]> {
  const rows = await eventsWithValues(db)
    .where('event.noun', '=', noun)
    .where('event.nounId', '=', id)
    .orderBy('event.position')
    .execute();
  return rows.map(recordedEvent);
}

export async function findLastEvent(
  db: Db,
  { noun, id }: { noun: Noun; id: string },
): Promise<RecordedEvent | undefined> {
  const row = await eventsWithValues(db)
    .where('event.noun', '=', noun)
    .where('event.nounId', '=', id)
    .orderBy('event.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && recordedEvent(row);
}

/** The events by one actor on things of a kind at an instant, in order. */
export async function listEventsOf(
  db: Db,
  { noun, actorId, at }: { noun: Noun; actorId: string; at: string },
): Promise<RecordedEvent[]> {
  const rows = await eventsWithValues(db)
    .where('event.at', '=', at)
    .where('event.noun', '=', noun)
    .where('event.actorId', '=', actorId)
    .orderBy('event.position')
    .execute();
  return rows.map(recordedEvent);
}

/** The newest events of a kind of thing, newest first. */
export async function listNewestEvents(db: Db, noun: Noun, limit: number): Promise<RecordedEvent[]> {
  const rows = await eventsWithValues(db)
    .where('event.noun', '=', noun)
    .orderBy('event.position', 'desc')
    .limit(limit)
    .execute();
  return rows.map(recordedEvent);
}

export function eventsWithValues(db: Db) {
  return db
    .selectFrom('event')
    .leftJoin('eventValues', 'eventValues.position', 'event.position')
    .select(['event.position', 'event.at', 'event.actorKind', 'event.actorId'])
    .select(['event.noun', 'event.nounId', 'event.verb', 'eventValues.content']);
}

type EventWithValues = Awaited<ReturnType<ReturnType<typeof eventsWithValues>['executeTakeFirstOrThrow']>>;

export function recordedEvent({ actorKind, actorId, content, ...event }: EventWithValues): RecordedEvent {
  const { actorName = '', before = null, after = null } = content ? JSON.parse(content) : {};
  return { ...event, actor: { kind: actorKind, id: actorId, name: actorName }, before, after };
}
