import { randomUUID } from 'node:crypto';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { flushLargeFile } from '#server/db/engine.ts';
import type { FileColumns } from '#server/db/tables.ts';
import { sha256Of } from '#server/stored-files/file-sum.ts';

/** A file that is sent with an email. */
export type Attachment = Omit<FileColumns, 'sha256'>;

/** Stores files that belong to this email only. */
export async function storeAttachments(
  { db }: Change,
  emailId: string,
  attachments: readonly (Attachment | FileColumns)[],
): Promise<void> {
  for (const [position, attachment] of attachments.entries()) {
    const sha256 = await sha256Of(attachment.bytes);
    await db
      .insertInto('emailAttachment')
      // a copy keeps the hash of its original: a new hash would hide damage
      .values({ emailId, position, sha256, ...attachment })
      .execute();
  }
}

/** An email's files with their bytes, in their order: its own, then those it shares with others. */
export async function listAttachments(db: Db, emailId: string): Promise<FileColumns[]> {
  const shared = await enclosedWith(db, emailId).select(['sha256', 'bytes']).execute();
  return [...(await listOwn(db, emailId)), ...shared];
}

/** The names of an email's files, for staff who read it. */
export async function listAttachmentNames(db: Db, emailId: string): Promise<string[]> {
  const own = await db
    .selectFrom('emailAttachment')
    .select('name')
    .where('emailId', '=', emailId)
    .orderBy('position')
    .execute();
  return [...own, ...(await enclosedWith(db, emailId).execute())].map(({ name }) => name);
}

/** Gives another email the same files. */
export async function copyAttachments(change: Change, fromId: string, toId: string): Promise<void> {
  const { db } = change;
  await storeAttachments(change, toId, await listOwn(db, fromId));
  const shared = await db
    .selectFrom('emailEnclosure')
    .select('enclosureId')
    .where('emailId', '=', fromId)
    .orderBy('position')
    .execute();
  await enclose(
    change,
    toId,
    shared.map(({ enclosureId }) => enclosureId),
  );
}

function listOwn(db: Db, emailId: string): Promise<FileColumns[]> {
  return db
    .selectFrom('emailAttachment')
    .select(['name', 'mediaType', 'sha256', 'bytes'])
    .where('emailId', '=', emailId)
    .orderBy('position')
    .execute();
}

function enclosedWith(db: Db, emailId: string) {
  return db
    .selectFrom('emailEnclosure')
    .innerJoin('enclosure', 'enclosure.id', 'enclosureId')
    .select(['name', 'mediaType'])
    .where('emailId', '=', emailId)
    .orderBy('position');
}

/** Stores files that several emails of this change will share; returns their ids in the same order. */
export async function storeEnclosures({ db }: Change, files: readonly Attachment[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, mediaType, bytes } of files) {
    const id = randomUUID();
    const sha256 = await sha256Of(bytes);
    await db.insertInto('enclosure').values({ id, name, mediaType, sha256, bytes }).execute();
    await flushLargeFile(db, bytes);
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
