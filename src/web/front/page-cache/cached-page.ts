import { createHash } from 'node:crypto';
import type { Topic } from '#server/announcements.ts';
import { ENCODINGS, type Encoding, encode } from './encodings.ts';

/** Marks a response as shareable: browsers and proxies revalidate each time and get 304 where it is unchanged. */
export const SHARED_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** A response as bytes, to be sent to every visitor who requests its address. */
export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The encodings it can be sent in. */
  encodings: readonly Encoding[];
  /** The encodings requested so far; the quick ones are replaced once the best ones are ready. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** The same for all encodings; undefined for a status other than 200. */
  etag: string | undefined;
  dependsOn: ReadonlySet<Topic>;
  /** Not served to a request with a session cookie. */
  isForVisitors: boolean;
  /** The pattern of its address, for the log. */
  route: string;
  /** Milliseconds since 1970 at which the page changes without an announcement, if known. */
  freshUntil: number;
}

/** What is known of a page besides its response. */
export type About = Pick<CachedPage, 'dependsOn' | 'isForVisitors' | 'route' | 'freshUntil'>;

/** Builds a cached page from the parts of a response. */
export function toCachedPage(
  { status, headers, body }: { status: number; headers: Headers; body: Buffer },
  about: About,
): CachedPage {
  const own = Object.fromEntries(headers);
  if (status !== 200) own['cache-control'] = 'no-store';
  return {
    ...about,
    status,
    headers: { ...own, vary: varying(own.vary) },
    encodings: ENCODINGS,
    bodies: { identity: body },
    etag: status === 200 ? etagOf(body) : undefined,
  };
}

export function etagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

function varying(vary = ''): string {
  return [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
}

const preparing = new WeakMap<CachedPage, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Encodes the body once for all concurrent requests; a better encoding finished meanwhile is kept. */
export async function prepare(page: CachedPage, encoding: Encoding): Promise<void> {
  if (encoding === 'identity' || page.bodies[encoding]) return;
  const underWay = preparing.getOrInsertComputed(page, () => ({}));
  underWay[encoding] ??= encode(page.bodies.identity, encoding, 'quick');
  const made = await underWay[encoding];
  page.bodies[encoding] ??= made;
}

/** The highest level takes seconds for larger bodies. */
const BEST_BYTES_MAX = 1_000_000;

/** Replaces the quick encodings by those of the highest level. */
export async function compressBest(page: CachedPage): Promise<void> {
  if (page.bodies.identity.byteLength > BEST_BYTES_MAX) return;
  for (const encoding of ['br', 'gzip'] as const) {
    page.bodies[encoding] = await encode(page.bodies.identity, encoding, 'best');
  }
}

/** Estimated memory: the encoded bodies together are at most half of the content. */
export function sizeOf({ bodies }: CachedPage): number {
  return Math.ceil(bodies.identity.byteLength * 1.5);
}
