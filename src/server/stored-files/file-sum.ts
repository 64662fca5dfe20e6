import { subtle } from 'node:crypto';

/** A file with the hash it was stored with. */
export interface SummedFile {
  sha256: string;
  bytes: Uint8Array;
}

/** The bytes of a stored file are not those that were stored, so they are not returned. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Computed outside the event loop. */
export async function sha256Of(bytes: Uint8Array): Promise<string> {
  const digest = await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return new Uint8Array(digest).toHex();
}

export async function isIntact({ sha256, bytes }: SummedFile): Promise<boolean> {
  return sha256 === (await sha256Of(bytes));
}

/** The file as it was stored; throws `DamagedFile` where its bytes differ. */
export async function intact<File extends SummedFile>(file: File): Promise<File> {
  if (await isIntact(file)) return file;
  throw new DamagedFile();
}
