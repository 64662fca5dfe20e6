import type { ClientRecordNoun } from '#domain/clients/client.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import type { Change } from '#server/change.ts';
import { deletePostponements } from '#server/today/postponements.ts';
import { listEvents } from './events.ts';

/** Erases the values of the events of these things, which stay in the intact chain, and their postponements. */
export async function eraseHistory(
  change: Change,
  noun: ClientRecordNoun | 'email' | 'client',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { db, record } = change;
  await deletePostponements(change, noun, ids);
  await db
    .deleteFrom('eventValues')
    .where('position', 'in', (query) =>
      query.selectFrom('event').select('position').where('noun', '=', noun).where('nounId', 'in', ids),
    )
    .execute();
  for (const id of ids) record({ noun, id, verb: 'erased' });
}

/** Erases the values of some events of one thing. */
export async function eraseEvents(
  { db, record }: Change,
  about: { noun: ClientRecordNoun; id: string },
  isErased: (event: RecordedEvent) => boolean,
): Promise<void> {
  const positions = (await listEvents(db, about)).filter(isErased).map(({ position }) => position);
  if (positions.length === 0) return;
  await db.deleteFrom('eventValues').where('position', 'in', positions).execute();
  record({ ...about, verb: 'erased' });
}
