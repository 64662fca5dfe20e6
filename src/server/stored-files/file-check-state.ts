import type { FileCheck } from '#domain/stored-files/file-check.ts';
import type { Db } from '#server/db/database.ts';
import { eventsWithValues, recordedEvent } from '#server/events/events.ts';

/** The last nightly check; undefined while there was none. */
export async function findLastFileCheck(db: Db): Promise<FileCheck | undefined> {
  const last = await eventsWithValues(db)
    .where('event.noun', '=', 'storedFile')
    .where('event.verb', 'in', ['verified', 'damaged'])
    .orderBy('event.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { at: last.at, ...(recordedEvent(last).after as Omit<FileCheck, 'at'>) };
}
