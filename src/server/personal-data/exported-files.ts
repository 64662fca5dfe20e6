import type { ExportedFile } from '#domain/personal-data/exported-thing.ts';
import { slugified } from '#domain/slovak.ts';
import type { Db } from '#server/db/database.ts';
import { isIntact } from '#server/stored-files/file-sum.ts';
import type { ArchivedFile } from './archive.ts';

/** The files sent with a sign-up, with their paths in the archive. */
export async function listExportedFiles(db: Db, signUpId: string): Promise<ExportedFile[]> {
  const files = await db
    .selectFrom('signUpFile')
    .select(['id', 'name', 'sizeBytes', 'sha256'])
    .where('signUpId', '=', signUpId)
    .orderBy('position')
    .execute();
  return files.map((file) => ({ ...file, path: `subory/${archiveName(file)}` }));
}

/** A file for the archive, replaced by a notice where it is damaged; undefined where it was erased meanwhile. */
export async function readArchivedFile(db: Db, { id, path }: ExportedFile): Promise<ArchivedFile | undefined> {
  const file = await db.selectFrom('signUpFile').select(['sha256', 'bytes']).where('id', '=', id).executeTakeFirst();
  if (!file) return undefined;
  if (!(await isIntact(file))) return { path: `${path}.txt`, bytes: DAMAGED };
  return { path, bytes: file.bytes, isPacked: true };
}

const DAMAGED = 'Tento súbor je v\u00A0databáze poškodený a\u00A0nedá sa vydať.\n';

/** A unique file name valid on every system: the visitor's name for it cannot lead to another folder. */
function archiveName({ id, name }: { id: string; name: string }): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z\d]{1,5})?$/is.exec(name) ?? [];
  return `${id.slice(0, 8)}-${slugified(stem).slice(0, 60) || 'subor'}${ending.toLowerCase()}`;
}
