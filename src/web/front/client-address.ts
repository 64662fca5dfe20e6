import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Who sends: the peer of the connection; behind a proxy of ours (TRUST_PROXY) the last address that proxy
 * wrote down. Anything further left in the header was written by the sender. What is no address counts as the peer's.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1) : undefined;
  return senderOf(forwarded ?? '') ?? senderOf(peerAddress(c)) ?? 'unknown';
}

function peerAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // a request made in the process itself has no connection
    return '';
  }
}

/**
 * The address all limits count: an IPv4 address, or the /64 network of an IPv6 one, which is what one subscriber has
 * (RFC 6177). Understands what proxies write: ports, brackets, zones, IPv4 mapped into IPv6.
 */
function senderOf(written: string): string | undefined {
  const text = written.trim();
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${new ipaddr.IPv6(read.parts)}/64`).toString()
    : read.toString();
}
