import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { BodyLimit } from './request-body.ts';
import { FIELDS_MAX, FormTooLarge, type SentForm, withoutNul } from './sent-form.ts';

const NAME_LENGTH_MAX = 100;

/** RFC 2046, section 5.1.1; searching for a much longer one would take long. */
const BOUNDARY_LENGTH_MAX = 70;

/**
 * Reads a form with the files its route takes; others are skipped. Throws `FormTooLarge` at the first part too many,
 * and any other error when the body is not a form or is incomplete.
 */
export async function readMultipart(
  slices: AsyncIterable<Uint8Array>,
  contentType: string,
  limit: BodyLimit,
): Promise<SentForm> {
  const boundary = getMultipartBoundary(contentType);
  if (!boundary || boundary.length > BOUNDARY_LENGTH_MAX) throw new Error('A form without a boundary');
  // the bytes of all parts are those of the body, which is limited as it arrives
  const parser = new MultipartParser(boundary, {
    maxParts: FIELDS_MAX,
    maxFileSize: limit.bytesMax,
    maxTotalSize: limit.bytesMax,
  });
  const { form, add } = emptyForm(limit);
  for await (const slice of slices) {
    try {
      for (const part of parser.write(slice)) add(part);
    } catch (error) {
      if (error instanceof MaxPartsExceededError) throw new FormTooLarge();
      if (!hasEnded(parser)) throw error;
    }
  }
  parser.finish();
  return form;
}

/** After the last boundary the parser refuses even the line break that follows it. */
function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function emptyForm({ bytesMax, textsLengthMax = bytesMax, files }: BodyLimit) {
  const form: SentForm = { texts: new FormData(), files: [] };
  let length = 0;
  return {
    form,
    add({ headers, content, size }: MultipartPart) {
      const disposition = headers['content-disposition'];
      if (disposition === undefined) return;
      const field = unescaped(/;\s*name="([^"]*)"/i.exec(disposition)?.[1]);
      if (field === undefined || field.length > NAME_LENGTH_MAX) throw new Error('A part without a name of ours');
      const name = unescaped(/;\s*filename="([^"]*)"/i.exec(disposition)?.[1]);
      // as in browsers: a part with a file name is a file
      if (name !== undefined) {
        if (!files || form.files.length === files.countMax) return;
        form.files.push({ field, name, bytes: Buffer.concat(content, Math.min(size, files.bytesMax + 1)) });
        return;
      }
      const text = Buffer.concat(content).toString();
      length += text.length;
      if (length > textsLengthMax) throw new FormTooLarge();
      form.texts.append(field, withoutNul(text));
    },
  };
}

/** A name as it was before the browser escaped it (HTML, multipart/form-data encoding algorithm). */
function unescaped(name: string | undefined): string | undefined {
  return name?.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%22', '"');
}
