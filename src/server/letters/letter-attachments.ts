import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { type SummedFile, sha256Of } from '#server/stored-files/file-sum.ts';
import { enclose } from './enclosures.ts';

/** A file that leaves with a letter. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** One that is stored. */
export type StoredAttachment = Attachment & SummedFile;

/** Stores files that are this letter's alone. */
export async function storeAttachments(
  { db }: Change,
  letterId: string,
  attachments: readonly (Attachment | StoredAttachment)[],
): Promise<void> {
  for (const [position, attachment] of attachments.entries()) {
    const sha256 = await sha256Of(attachment.bytes);
    await db
      .insertInto('letterAttachment')
      // a copy keeps the hash of what it is a copy of, or damage would pass for sound
      .values({ letterId, position, sha256, ...attachment })
      .execute();
  }
}

/** A letter's files with their bytes, in their order: its own, then those it shares with others. */
export async function listAttachments(db: Db, letterId: string): Promise<StoredAttachment[]> {
  const shared = await enclosedWith(db, letterId).select(['sha256', 'bytes']).execute();
  return [...(await listOwn(db, letterId)), ...shared];
}

/** What a letter's files are called, for staff who read it. */
export async function listAttachmentNames(db: Db, letterId: string): Promise<string[]> {
  const own = await db
    .selectFrom('letterAttachment')
    .select('name')
    .where('letterId', '=', letterId)
    .orderBy('position')
    .execute();
  return [...own, ...(await enclosedWith(db, letterId).execute())].map(({ name }) => name);
}

/** Gives another letter the same files. */
export async function copyAttachments(change: Change, fromId: string, toId: string): Promise<void> {
  const { db } = change;
  await storeAttachments(change, toId, await listOwn(db, fromId));
  const shared = await db
    .selectFrom('letterEnclosure')
    .select('enclosureId')
    .where('letterId', '=', fromId)
    .orderBy('position')
    .execute();
  await enclose(
    change,
    toId,
    shared.map(({ enclosureId }) => enclosureId),
  );
}

function listOwn(db: Db, letterId: string): Promise<StoredAttachment[]> {
  return db
    .selectFrom('letterAttachment')
    .select(['name', 'mediaType', 'sha256', 'bytes'])
    .where('letterId', '=', letterId)
    .orderBy('position')
    .execute();
}

function enclosedWith(db: Db, letterId: string) {
  return db
    .selectFrom('letterEnclosure')
    .innerJoin('enclosure', 'enclosure.id', 'enclosureId')
    .select(['name', 'mediaType'])
    .where('letterId', '=', letterId)
    .orderBy('position');
}
