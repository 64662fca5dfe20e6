import { createHash, randomUUID } from 'node:crypto';
import { type Upload, uploadMediaType } from '#domain/upload.ts';
import type { Db } from './db/database.ts';

/** A visitor's file on its way into the database. */
export interface NewFile extends Upload {
  id: string;
  sizeBytes: number;
  sha256: string;
}

export function newFile({ name, bytes }: Upload): NewFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { id: randomUUID(), name, bytes, sizeBytes: bytes.length, sha256 };
}

/** What a letter names of a file. */
export function withoutBytes({ id, name, sizeBytes }: NewFile) {
  return { id, name, sizeBytes };
}

export async function storeFiles(db: Db, signUpId: string, files: NewFile[]): Promise<void> {
  for (const [position, file] of files.entries()) {
    const mediaType = uploadMediaType(file.name) ?? 'application/octet-stream';
    await db
      .insertInto('signUpFile')
      .values({ ...file, signUpId, position, mediaType })
      .execute();
  }
}
