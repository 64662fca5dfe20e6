import { bestEncoding, type Encoding } from './encodings.ts';
import { type KeptAnswer, prepare } from './kept-answer.ts';

/** What of a request decides how a kept answer is sent. */
export interface Asked {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Says on the long way that the answer is kept: nothing compresses it any more. */
export interface KeptVariables {
  isKept?: true;
}

/** What is sent: 304 and no body to whoever has it already. */
export interface Sending {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

/** Undefined when the bytes of the encoding that is taken have not been made yet. */
export function sendingOf(answer: KeptAnswer, { acceptEncoding = '', ifNoneMatch }: Asked): Sending | undefined {
  const encoding = bestEncoding(acceptEncoding, answer.encodings);
  const prepared = sendingsOf(answer, encoding);
  if (!prepared) return undefined;
  const isKnown =
    ifNoneMatch !== undefined && answer.etag !== undefined && names(ifNoneMatch, tagOf(answer, encoding));
  return isKnown ? prepared.unchanged : prepared.whole;
}

/** The same as a standard answer, made where it has not been yet. */
export async function sendKept(request: Request, answer: KeptAnswer): Promise<Response> {
  const acceptEncoding = request.headers.get('Accept-Encoding') ?? '';
  const ifNoneMatch = request.headers.get('If-None-Match') ?? undefined;
  await prepare(answer, bestEncoding(acceptEncoding, answer.encodings));
  const { status, headers, body } = sendingOf(answer, { acceptEncoding, ifNoneMatch }) as Sending;
  return new Response(body as BodyInit | undefined, { status, headers });
}

interface Sendings {
  body: Buffer;
  whole: Sending;
  unchanged: Sending;
}

const sendings = new WeakMap<KeptAnswer, Partial<Record<Encoding, Sendings>>>();

/** Heads are made once for each body. */
function sendingsOf(answer: KeptAnswer, encoding: Encoding): Sendings | undefined {
  const body = answer.bodies[encoding];
  if (!body) return undefined;
  const made = sendings.get(answer) ?? {};
  sendings.set(answer, made);
  if (made[encoding]?.body !== body) made[encoding] = newSendings(answer, encoding, body);
  return made[encoding];
}

function newSendings(answer: KeptAnswer, encoding: Encoding, body: Buffer): Sendings {
  const headers = { ...answer.headers, ...(answer.etag && { etag: tagOf(answer, encoding) }) };
  const ofBody = {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.byteLength),
  };
  return {
    body,
    whole: { status: answer.status, headers: { ...headers, ...ofBody }, body },
    unchanged: { status: 304, headers, body: undefined },
  };
}

/** Weak: the same content may be compressed better later (RFC 9110, 8.8.1). */
function tagOf({ etag }: KeptAnswer, encoding: Encoding): string {
  return `W/"${etag}-${encoding}"`;
}

/** Weak comparison (RFC 9110, 13.1.2): a list, each perhaps marked weak, or a star. */
function names(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^(W\/)?(?=")/, 'W/')));
}
