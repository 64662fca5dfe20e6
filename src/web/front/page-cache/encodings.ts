import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** The encodings a response can be sent in, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Parsed Accept-Encoding headers that are remembered; browsers send a dozen. */
const KNOWN_MAX = 500;
const LENGTH_MAX = 200;
const known = new Map<string, readonly Encoding[]>();

/**
 * The accepted encodings, the best first; a star stands for those not named (RFC 9110, 12.5.3). Identity is
 * always included, even where the header refuses it.
 */
function acceptedEncodings(accepted: string): readonly Encoding[] {
  const before = known.get(accepted);
  if (before) return before;
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const encodings = ENCODINGS.filter((encoding) => encoding === 'identity' || weightOf(encoding) > 0);
  if (known.size < KNOWN_MAX && accepted.length <= LENGTH_MAX) known.set(accepted, encodings);
  return encodings;
}

/** The best accepted one of these encodings. */
export function bestEncoding(accepted: string, encodings: readonly Encoding[] = ENCODINGS): Encoding {
  return acceptedEncodings(accepted).find((encoding) => encodings.includes(encoding)) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The compression level: `quick` within a request (about 1 ms), `best` in the background (about 100 ms). */
export type Effort = 'quick' | 'best';

const BROTLI_QUALITY = { quick: 3, best: 11 };
const GZIP_LEVEL = { quick: 3, best: 9 };

/** The bytes in this encoding, compressed off the event loop. */
export async function encode(bytes: Buffer, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return trimmed(await gzipped(bytes, { level: GZIP_LEVEL[effort] }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return trimmed(await brotli(bytes, { params }));
}

/**
 * A copy that owns its memory: zlib's bytes keep its whole output buffer of 64 kB alive, and those of a pooled copy
 * the pool.
 */
function trimmed(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
