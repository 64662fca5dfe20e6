import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** The encodings we send, the best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Different ways to write Accept-Encoding; browsers write a dozen. */
const KNOWN_MAX = 500;
const LENGTH_MAX = 200;
const known = new Map<string, readonly Encoding[]>();

/**
 * What the visitor takes of our encodings, the best first; a star stands for what is not named (RFC 9110, 12.5.3). There is
 * always the identity: who refuses even that gets it nevertheless.
 */
function takenEncodings(accepted: string): readonly Encoding[] {
  const before = known.get(accepted);
  if (before) return before;
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const taken = ENCODINGS.filter((encoding) => encoding === 'identity' || weightOf(encoding) > 0);
  if (known.size < KNOWN_MAX && accepted.length <= LENGTH_MAX) known.set(accepted, taken);
  return taken;
}

/** The best of these encodings that the visitor takes. */
export function bestEncoding(accepted: string, encodings: readonly Encoding[] = ENCODINGS): Encoding {
  return takenEncodings(accepted).find((encoding) => encodings.includes(encoding)) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How hard it compresses: `quick` while somebody waits for it (a millisecond), `best` beside (a tenth of a second). */
export type Effort = 'quick' | 'best';

const BROTLI_QUALITY = { quick: 4, best: 11 };
const GZIP_LEVEL = { quick: 5, best: 9 };

/** The bytes in this encoding; compressed beside the event loop. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
    case 'gzip':
      return gzipped(bytes, { level: GZIP_LEVEL[effort] });
    case 'identity':
      return bytes;
  }
}
