import { randomUUID } from 'node:crypto';
import { type Upload, uploadMediaType } from '#domain/upload.ts';
import type { UploadCaution } from '#domain/upload-caution.ts';
import type { Change } from '#server/change.ts';
import { flushLargeFile } from '#server/db/engine.ts';
import { sha256Of } from '#server/stored-files/file-sum.ts';
import { uploadCaution } from './upload-caution.ts';

/** A visitor's file to be stored. */
export interface NewFile extends Upload {
  id: string;
  sizeBytes: number;
  sha256: string;
  caution: UploadCaution | null;
}

/** The file with its hash and its warning to staff. */
export async function newFile({ name, bytes }: Upload): Promise<NewFile> {
  const caution = uploadCaution({ name, bytes }) ?? null;
  return { id: randomUUID(), name, bytes, sizeBytes: bytes.length, sha256: await sha256Of(bytes), caution };
}

/** What an email says of a file. */
export function withoutBytes({ id, name, sizeBytes }: NewFile) {
  return { id, name, sizeBytes };
}

export async function storeFiles({ db }: Change, signUpId: string, files: readonly NewFile[]): Promise<void> {
  for (const [position, file] of files.entries()) {
    const mediaType = uploadMediaType(file.name) ?? 'application/octet-stream';
    await db
      .insertInto('signUpFile')
      .values({ ...file, signUpId, position, mediaType })
      .execute();
    await flushLargeFile(db, file.bytes);
  }
}
