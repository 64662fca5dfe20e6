import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';

/** A file that leaves with a letter. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

export async function storeAttachments(
  { db }: Change,
  letterId: string,
  attachments: readonly Attachment[],
): Promise<void> {
  for (const [position, attachment] of attachments.entries()) {
    await db
      .insertInto('letterAttachment')
      .values({ letterId, position, ...attachment })
      .execute();
  }
}

/** A letter's files with their bytes, in their order. */
export function listAttachments(db: Db, letterId: string): Promise<Attachment[]> {
  return db
    .selectFrom('letterAttachment')
    .select(['name', 'mediaType', 'bytes'])
    .where('letterId', '=', letterId)
    .orderBy('position')
    .execute();
}
