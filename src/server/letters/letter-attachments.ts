import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { enclose } from './enclosures.ts';

/** A file that leaves with a letter. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Stores files that are this letter's alone. */
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

/** A letter's files with their bytes, in their order: its own, then those it shares with others. */
export async function listAttachments(db: Db, letterId: string): Promise<Attachment[]> {
  return [...(await listOwn(db, letterId)), ...(await enclosedWith(db, letterId).select('bytes').execute())];
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

function listOwn(db: Db, letterId: string): Promise<Attachment[]> {
  return db
    .selectFrom('letterAttachment')
    .select(['name', 'mediaType', 'bytes'])
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
