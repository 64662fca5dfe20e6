import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file to add to an archive; `isPacked` prevents compressing it again. */
export interface ArchivedFile {
  path: string;
  bytes: Uint8Array | string;
  isPacked?: boolean;
}

/** Bytes processed at once; other requests run between slices. */
const SLICE_BYTES = 256 * 1024;

/** A zip archive as a stream: files are read only as fast as the consumer takes them. */
export function zipped(files: AsyncIterable<ArchivedFile>, at: Temporal.Instant): ReadableStream<Uint8Array> {
  return Readable.toWeb(
    Readable.from(zipChunks(files, new Date(at.epochMilliseconds))),
  ) as ReadableStream<Uint8Array>;
}

async function* zipChunks(files: AsyncIterable<ArchivedFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for await (const { path, bytes, isPacked = false } of files) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path);
    file.mtime = mtime;
    zip.add(file);
    const whole = typeof bytes === 'string' ? strToU8(bytes) : bytes;
    let start = 0;
    do {
      const end = start + SLICE_BYTES;
      file.push(whole.subarray(start, end), end >= whole.length);
      yield* written.splice(0);
      start = end;
    } while (start < whole.length);
  }
  zip.end();
  yield* written.splice(0);
}
