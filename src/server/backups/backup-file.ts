import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as runPipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { UnreadableBackup } from './backup-format.ts';
import { decrypted, encrypted } from './backup-key.ts';
import { flushOften } from './flush-often.ts';

/** BACKUP_KEY; undefined: backups are compressed only. */
type Key = string | undefined;

/** Lines are passed on in chunks, because one by one would take longer than reading them. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Writes lines into a new file, compressed, and encrypted to the key. Until the file is complete and on the disk, its
 * name ends in „.part“.
 */
export async function writeBackupFile(file: string, key: Key, lines: AsyncIterable<Buffer>): Promise<void> {
  // two nodes may write the same file, as before a migration
  const part = `${file}.${process.pid}.part`;
  // readable only by the user that runs the server
  await writeFile(part, '', { mode: 0o600 });
  try {
    await using _ = await flushOften(part);
    await runPipeline(
      Readable.from(inChunks(lines), { highWaterMark: 1 }),
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
      (compressed: AsyncIterable<Buffer>) => (key === undefined ? compressed : encrypted(compressed, key)),
      createWriteStream(part, { flush: true }),
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The lines of a backup's file, each with its line feed; throws `UnreadableBackup` for any other content. */
export async function* readBackupFile(file: string, key: Key): AsyncGenerator<Buffer> {
  const isEncrypted = await isEncryptedFile(file);
  if (isEncrypted && key === undefined) throw new UnreadableBackup('key-missing');
  const compressed = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  const source = isEncrypted ? Readable.from(decrypted(compressed, key as string)) : compressed;
  try {
    yield* inLines(pipeline(source, createZstdDecompress(), () => undefined));
  } catch (error) {
    throw isFaultOfContent(error) ? new UnreadableBackup('damaged', error) : error;
  }
}

const ENCRYPTED = Buffer.from('age-encryption.org/');
const COMPRESSED = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

async function isEncryptedFile(file: string): Promise<boolean> {
  await using opened = await open(file);
  const { buffer } = await opened.read(Buffer.alloc(ENCRYPTED.length));
  if (buffer.equals(ENCRYPTED)) return true;
  if (buffer.subarray(0, COMPRESSED.length).equals(COMPRESSED)) return false;
  throw new UnreadableBackup('no-backup');
}

/** True for an error in the file's content; an error with `syscall` comes from the disk. */
function isFaultOfContent(error: unknown): boolean {
  return !(error instanceof UnreadableBackup) && (error as NodeJS.ErrnoException).syscall === undefined;
}

async function* inChunks(lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunk: Buffer[] = [];
  let bytes = 0;
  for await (const line of lines) {
    chunk.push(line);
    bytes += line.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(chunk);
    chunk = [];
    bytes = 0;
  }
  yield Buffer.concat(chunk);
}

/** Splits only at line feeds, which JSON contains nowhere else; `readline` would also split at Unicode's separators. */
async function* inLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let unfinished: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...unfinished, chunk.subarray(start, end + 1)]);
      unfinished = [];
      start = end + 1;
    }
    if (start < chunk.length) unfinished.push(chunk.subarray(start));
  }
  if (unfinished.length > 0) yield Buffer.concat(unfinished);
}
