import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { BodyLimit } from './request-body.ts';
import { FIELDS_MAX, FormTooLarge, type SentForm, withoutNul } from './sent-form.ts';

const NAME_LENGTH_MAX = 100;
const PART_HEADER_BYTES_MAX = 8_192;
const PART_HEADERS_MAX = 20;

/**
 * Reads a form with the files its route takes; others are skipped. Throws `FormTooLarge` at the first part too many,
 * and any other error when the body is not a form or is incomplete.
 */
export async function readMultipart(
  slices: AsyncIterable<Uint8Array>,
  contentType: string,
  limit: BodyLimit,
): Promise<SentForm> {
  const form: SentForm = { texts: new FormData(), files: [] };
  const parser = parserInto(form, contentType, limit);
  const finished = once(parser, 'finish');
  // the await below handles a rejection; until then it must not count as unhandled
  finished.catch(() => undefined);
  for await (const slice of slices) {
    if (parser.destroyed) break;
    if (!hasSeenLastBoundary(parser)) parser.write(slice);
  }
  parser.end();
  await finished;
  return form;
}

function parserInto(
  form: SentForm,
  contentType: string,
  { bytesMax, textsLengthMax = bytesMax, files }: BodyLimit,
): Busboy {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    // as in browsers: a part with a file name is a file
    isPartAFile: (_field, _mediaType, fileName) => fileName !== undefined,
    preservePath: true,
    limits: {
      parts: FIELDS_MAX,
      files: files?.countMax ?? 0,
      fileSize: (files?.bytesMax ?? 0) + 1,
      fieldSize: textsLengthMax,
      headerPairs: PART_HEADERS_MAX,
      headerSize: PART_HEADER_BYTES_MAX,
    },
  });
  let length = 0;
  parser.on('partsLimit', () => parser.destroy(new FormTooLarge()));
  parser.on('field', (name: string | undefined, text, _isNameCut, isCut) => {
    length += text.length;
    if (isCut || length > textsLengthMax) parser.destroy(new FormTooLarge());
    else if (isNamed(name)) form.texts.append(unescaped(name), withoutNul(text));
    else parser.destroy(new Error('A field without a name of ours'));
  });
  parser.on('file', (field: string | undefined, stream, name) => {
    if (!isNamed(field)) parser.destroy(new Error('A file without a name of ours'));
    collectBytes(stream, (bytes) => form.files.push({ field: unescaped(field ?? ''), name: unescaped(name), bytes }));
  });
  return parser;
}

function collectBytes(stream: BusboyFileStream, done: (bytes: Uint8Array) => void): void {
  const chunks: Uint8Array[] = [];
  stream.on('data', (chunk) => chunks.push(chunk));
  stream.on('end', () => done(Buffer.concat(chunks)));
  // the parser fails with the same error and reports it; without a listener the error would end the process
  stream.on('error', () => undefined);
}

/** After the last boundary the parser ends its inner parser, and a write to that would never complete. */
function hasSeenLastBoundary(parser: Busboy): boolean {
  const { _parser: inner } = parser as Busboy & { _parser: { parser: Writable } };
  return !inner.parser.writable;
}

function isNamed(name: string | undefined): name is string {
  return name !== undefined && name.length <= NAME_LENGTH_MAX;
}

/** Names as they were before the browser escaped them (HTML, multipart/form-data encoding algorithm). */
function unescaped(name: string): string {
  return name.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%22', '"');
}
