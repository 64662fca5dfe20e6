import { data, type RouterContextProvider } from 'react-router';
import { visitContext } from '#web/context.ts';
import { readMultipart } from './multipart.ts';
import { yieldToEventLoop } from './next-turn.ts';
import type { BodyLimit, RequestBody } from './request-body.ts';
import { FIELDS_MAX, FormTooLarge, type SentForm, withoutNul } from './sent-form.ts';

/** Bytes that are read before others have their turn: a thousand fields may be in them. */
const SLICE_BYTES = 8_192;

/**
 * The form of a request, read as it arrives and within the limits of its route (`PageHandle.takes`). One that is larger or
 * cannot be read, a cut-off upload say, is refused, and nothing of it is done. It is read once, by whoever asks first.
 */
export function readForm({ request, context }: Sent): Promise<SentForm> {
  const visit = context.get(visitContext);
  visit.form ??= read(request, visit.body);
  return visit.form;
}

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

async function read(request: Request, body: RequestBody): Promise<SentForm> {
  const type = request.headers.get('Content-Type') ?? '';
  try {
    const slices = slicesOf(request.body ?? []);
    if (/^multipart\/form-data/i.test(type)) return await readMultipart(slices, type, body.limit);
    if (/^application\/x-www-form-urlencoded/i.test(type)) return await readUrlEncoded(slices, body.limit);
    throw new Error('The body is no form');
  } catch (error) {
    throw refused(body, error instanceof FormTooLarge ? 'too-large' : 'unreadable');
  }
}

/** A body that is one text. */
export async function readText(args: Sent): Promise<string> {
  try {
    return await args.request.text();
  } catch {
    throw refused(args.context.get(visitContext).body, 'unreadable');
  }
}

/** Ends the action; what is answered is the route's own refusal (limitBody). */
function refused(body: RequestBody, why: 'too-large' | 'unreadable') {
  body.refusal ??= why;
  return data(null, { status: 400 });
}

async function* slicesOf(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
      yield chunk.subarray(start, start + SLICE_BYTES);
      await yieldToEventLoop();
    }
  }
}

const AMPERSAND = 0x26;

/** Counts before it reads: a megabyte may hold half a million fields. */
async function readUrlEncoded(
  slices: AsyncIterable<Uint8Array>,
  { bytesMax, textsLengthMax = bytesMax }: BodyLimit,
): Promise<SentForm> {
  const read: Uint8Array[] = [];
  let fields = 1;
  for await (const slice of slices) {
    for (const byte of slice) if (byte === AMPERSAND) fields += 1;
    if (fields > FIELDS_MAX) throw new FormTooLarge();
    read.push(slice);
  }
  const texts = new FormData();
  let length = 0;
  for (const [name, text] of new URLSearchParams(Buffer.concat(read).toString())) {
    length += text.length;
    if (length > textsLengthMax) throw new FormTooLarge();
    texts.append(name, withoutNul(text));
  }
  return { texts, files: [] };
}
