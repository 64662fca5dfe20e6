import { createHash } from 'node:crypto';
import type { Topic } from '#server/announcements.ts';
import { ENCODINGS, type Encoding, encode } from './encodings.ts';

/** What an answer that may be kept for everybody says: browsers and proxies ask each time, unchanged it costs 304. */
export const SHARED_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Says until when an answer stays fresh, as clock.ts writes instants; only the front reads it. */
export const FRESH_UNTIL_HEADER = 'X-Fresh-Until';

/** An answer as bytes, ready to be sent to everybody who asks for its address. */
export interface KeptAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The encodings it is sent in. */
  encodings: readonly Encoding[];
  /** Those that were asked for already, and the best ones once they were made. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Of the content, whatever its encoding; undefined where there is no state to know, as on the 404 page. */
  etag: string | undefined;
  dependsOn: ReadonlySet<Topic>;
  /** Whoever bears a session is answered otherwise. */
  isForVisitors: boolean;
  /** The pattern of its address, for the log. */
  route: string;
  /** Milliseconds since 1970 from which on something else is to be seen, if that is known already. */
  freshUntil: number;
}

/** What the maker of an answer knows of it. */
export type About = Pick<KeptAnswer, 'dependsOn' | 'isForVisitors' | 'route' | 'freshUntil'>;

/** Makes an answer that may be kept out of its parts. */
export function toKept(
  { status, headers, body }: { status: number; headers: Headers; body: Buffer },
  about: About,
): KeptAnswer {
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

const preparing = new WeakMap<KeptAnswer, Partial<Record<Encoding, Promise<Buffer>>>>();

/** Has the bytes of this encoding made, once for all who wait for them; better ones made meanwhile stay. */
export async function prepare(answer: KeptAnswer, encoding: Encoding): Promise<void> {
  if (answer.bodies[encoding]) return;
  const underWay = preparing.get(answer) ?? {};
  preparing.set(answer, underWay);
  underWay[encoding] ??= encode(answer.bodies.identity, encoding, 'quick');
  const made = await underWay[encoding];
  answer.bodies[encoding] ??= made;
}

/** The best compression of more would keep a processor busy for seconds. */
const BEST_BYTES_MAX = 1_000_000;

/** Has the smallest bytes made that there can be, in place of the quick ones. */
export async function compressBest(answer: KeptAnswer): Promise<void> {
  if (answer.bodies.identity.byteLength > BEST_BYTES_MAX) return;
  for (const encoding of ['br', 'gzip'] as const) {
    answer.bodies[encoding] = await encode(answer.bodies.identity, encoding, 'best');
  }
}

/** Memory it takes, about: compressed bytes are at most a third of the content. */
export function sizeOf({ bodies }: KeptAnswer): number {
  return Math.ceil(bodies.identity.byteLength * 1.5);
}
