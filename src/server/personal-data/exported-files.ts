import type { ExportedFile } from '#domain/personal-data/exported-thing.ts';
import { slugified } from '#domain/slovak.ts';
import type { Db } from '#server/db/database.ts';

/** What somebody sent with a sign-up, and where it will be in the archive. */
export async function listExportedFiles(db: Db, signUpId: string): Promise<ExportedFile[]> {
  const files = await db
    .selectFrom('signUpFile')
    .select(['id', 'name', 'sizeBytes', 'sha256'])
    .where('signUpId', '=', signUpId)
    .orderBy('position')
    .execute();
  return files.map((file) => ({ ...file, path: `subory/${archiveName(file)}` }));
}

export async function readFileBytes(db: Db, id: string): Promise<Uint8Array | undefined> {
  const file = await db.selectFrom('signUpFile').select('bytes').where('id', '=', id).executeTakeFirst();
  return file?.bytes;
}

/** A name every system can write, of which there is one: whatever a visitor called it leads to no other folder. */
function archiveName({ id, name }: { id: string; name: string }): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z\d]{1,5})?$/is.exec(name) ?? [];
  return `${id.slice(0, 8)}-${slugified(stem).slice(0, 60) || 'subor'}${ending.toLowerCase()}`;
}
