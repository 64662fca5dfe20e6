import type { ClientRecordNoun } from '#domain/clients/client.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Change } from '#server/change.ts';
import { deletePostponements } from '#server/today/postponements.ts';

/**
 * Erases the values of the events of these things and of the emails about them, and their postponements; the events
 * stay and the chain remains intact. To be called before the emails are deleted.
 */
export async function eraseNoun(change: Change, noun: ClientRecordNoun, ...ids: string[]): Promise<void> {
  await eraseHistory(change, 'email', await listEmailsAbout(change, noun, ids));
  await eraseHistory(change, noun, ids);
}

export async function listEmailsAbout(
  { db }: Change,
  noun: ClientRecordNoun,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const emails = await db
    .selectFrom('email')
    .select('id')
    .where('aboutNoun', '=', noun)
    .where('aboutId', 'in', ids)
    .execute();
  return idsOf(emails);
}

/** Erases the values of the events of these things, and their postponements; nothing else. */
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

/** Erases the values of these events of one thing. */
export async function eraseEvents(
  { db, record }: Change,
  about: { noun: ClientRecordNoun; id: string },
  events: readonly Pick<RecordedEvent, 'position'>[],
): Promise<void> {
  if (events.length === 0) return;
  const positions = events.map(({ position }) => position);
  await db.deleteFrom('eventValues').where('position', 'in', positions).execute();
  record({ ...about, verb: 'erased' });
}
