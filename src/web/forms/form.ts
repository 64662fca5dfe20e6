import { data, type RouterContextProvider } from 'react-router';
import { visitContext } from '#web/context.ts';
import { readMultipart } from './multipart.ts';
import type { BodyLimit, RequestBody } from './request-body.ts';
import { FIELDS_MAX, FormTooLarge, type SentForm, withoutNul } from './sent-form.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Bytes that are parsed before other requests are served: they may hold a thousand fields. */
const SLICE_BYTES = 8_192;

/**
 * The form of a request, read as it is received and within the limits of its route (`PageHandle.takes`). One that is
 * too large or cannot be read, for example a cut-off upload, is refused and has no effect. It is read once per request.
 */
export function readForm({ request, context }: FormArgs): Promise<SentForm> {
  const visit = context.get(visitContext);
  visit.form ??= read(request, visit.body);
  return visit.form;
}

/** The request of a loader or an action. */
export interface FormArgs {
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
export async function readText(args: FormArgs): Promise<string> {
  try {
    return await args.request.text();
  } catch {
    throw refused(args.context.get(visitContext).body, 'unreadable');
  }
}

/** Ends the action; the response is the route's own refusal (limitBody). */
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

/** Counts the fields before parsing them: a megabyte may hold half a million. */
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
