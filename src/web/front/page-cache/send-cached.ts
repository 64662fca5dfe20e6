import { type CachedPage, prepare } from './cached-page.ts';
import { bestEncoding, type Encoding } from './encodings.ts';

/** The request headers that decide how a cached page is sent. */
export interface RequestedEncoding {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface CacheVariables {
  /** Set where a response comes from the cache and is compressed already. */
  isCached?: true;
  /** Until when the response of a call is fresh, as clock.ts writes instants. */
  freshUntil?: string | undefined;
}

/** A response to send: 304 without a body where the ETag matches. */
export interface Sending {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

/** Undefined when the body is not encoded yet in the best accepted encoding. */
export function sendingOf(
  page: CachedPage,
  { acceptEncoding = '', ifNoneMatch }: RequestedEncoding,
): Sending | undefined {
  const encoding = bestEncoding(acceptEncoding, page.encodings);
  const prepared = sendingsOf(page, encoding);
  if (!prepared) return undefined;
  const isUnchanged =
    ifNoneMatch !== undefined && page.etag !== undefined && names(ifNoneMatch, tagOf(page, encoding));
  return isUnchanged ? prepared.unchanged : prepared.whole;
}

/** The same as a standard Response; encodes the body first where needed. */
export async function sendCached(request: Request, page: CachedPage): Promise<Response> {
  const acceptEncoding = request.headers.get('Accept-Encoding') ?? '';
  const ifNoneMatch = request.headers.get('If-None-Match') ?? undefined;
  await prepare(page, bestEncoding(acceptEncoding, page.encodings));
  const { status, headers, body } = sendingOf(page, { acceptEncoding, ifNoneMatch }) as Sending;
  return new Response(body as BodyInit | undefined, { status, headers });
}

interface Sendings {
  body: Buffer;
  whole: Sending;
  unchanged: Sending;
}

const sendings = new WeakMap<CachedPage, Partial<Record<Encoding, Sendings>>>();

/** The headers are computed once for each body. */
function sendingsOf(page: CachedPage, encoding: Encoding): Sendings | undefined {
  const body = page.bodies[encoding];
  if (!body) return undefined;
  const made = sendings.getOrInsertComputed(page, () => ({}));
  if (made[encoding]?.body !== body) made[encoding] = newSendings(page, encoding, body);
  return made[encoding];
}

function newSendings(page: CachedPage, encoding: Encoding, body: Buffer): Sendings {
  const headers = { ...page.headers, ...(page.etag && { etag: tagOf(page, encoding) }) };
  const ofBody = {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.byteLength),
  };
  return {
    body,
    whole: { status: page.status, headers: { ...headers, ...ofBody }, body },
    unchanged: { status: 304, headers, body: undefined },
  };
}

/** Weak: the same content may be compressed better later (RFC 9110, 8.8.1). */
function tagOf({ etag }: CachedPage, encoding: Encoding): string {
  return `W/"${etag}-${encoding}"`;
}

/** Weak comparison (RFC 9110, 13.1.2): a list, each perhaps marked weak, or a star. */
function names(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^(W\/)?(?=")/, 'W/')));
}
