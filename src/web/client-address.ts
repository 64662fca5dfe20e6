import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Who sends: the peer of the connection; behind a proxy of ours (TRUST_PROXY) the last address that proxy
 * wrote down. Anything further left in the header was written by the sender.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // a request made in the process itself has no connection
    return 'local';
  }
}
