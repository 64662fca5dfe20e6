import { randomUUID } from 'node:crypto';
import type { Change } from '#server/change.ts';
import { flushWritten } from '#server/db/engine.ts';
import { sha256Of } from '#server/stored-files/file-sum.ts';
import type { Attachment } from './email-attachments.ts';

/** From this size on the commit would be noticeably slow. */
const LARGE_BYTES = 1_000_000;

/** Stores files that several emails of this change will share; returns their ids in the same order. */
export async function storeEnclosures({ db }: Change, files: readonly Attachment[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, mediaType, bytes } of files) {
    const id = randomUUID();
    const sha256 = await sha256Of(bytes);
    await db.insertInto('enclosure').values({ id, name, mediaType, sha256, bytes }).execute();
    if (bytes.length > LARGE_BYTES) await flushWritten(db);
    ids.push(id);
  }
  return ids;
}

/** Attaches them to an email. */
export async function enclose({ db }: Change, emailId: string, enclosureIds: readonly string[]): Promise<void> {
  if (enclosureIds.length === 0) return;
  await db
    .insertInto('emailEnclosure')
    .values(enclosureIds.map((enclosureId, position) => ({ emailId, position, enclosureId })))
    .execute();
}

/** Erases the files that no email refers to any more. */
export async function eraseUnusedEnclosures({ db }: Change): Promise<void> {
  await db
    .deleteFrom('enclosure')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('emailEnclosure').select('emailId').whereRef('enclosureId', '=', 'enclosure.id'))),
    )
    .execute();
}
