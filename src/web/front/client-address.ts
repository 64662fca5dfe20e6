import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { App } from '#server/app.ts';

/** The addresses a request claims and has. */
interface Origin {
  /** The header `X-Forwarded-For` of a proxy of ours; undefined where none is trusted (TRUST_PROXY). */
  forwarded: string | undefined;
  /** The peer of the connection; undefined for a request made in the process itself. */
  peer: string | undefined;
}

/**
 * The sender's address: the peer of the connection; behind a proxy of ours the last address that proxy wrote. Anything
 * further left in the header was written by the sender. An invalid address is replaced by the peer's.
 */
export function clientAddress({ forwarded, peer }: Origin): string {
  return senderOf(forwarded?.split(',').at(-1) ?? '') ?? senderOf(peer ?? '') ?? 'unknown';
}

/** For a standard request, whose connection Hono has. */
export function requestOrigin(c: Context, { config }: App): Origin {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const forwarded = config.trustProxy ? c.req.header('X-Forwarded-For') : undefined;
  return { forwarded, peer: incoming?.socket?.remoteAddress };
}

/** For a request of Node. */
export function incomingOrigin({ headers, socket }: IncomingMessage, { config }: App): Origin {
  const forwarded = config.trustProxy ? headers['x-forwarded-for']?.toString() : undefined;
  return { forwarded, peer: socket.remoteAddress };
}

const KNOWN_MAX = 1_000;
/** A longer text is not an address. */
const LENGTH_MAX = 100;
const known = new Map<string, string | undefined>();

/** Parsing an address takes half as long as sending a cached page, so parsed addresses are cached. */
function senderOf(written: string): string | undefined {
  if (written.length > LENGTH_MAX) return undefined;
  if (known.size > KNOWN_MAX) known.clear();
  return known.getOrInsertComputed(written, readSender);
}

/**
 * The address all limits count by: an IPv4 address, or the /64 network of an IPv6 one, which one subscriber has (RFC
 * 6177). Accepts what proxies write: ports, brackets, zones, IPv4 mapped into IPv6.
 */
function readSender(written: string): string | undefined {
  const text = written.trim();
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${new ipaddr.IPv6(read.parts)}/64`).toString()
    : read.toString();
}
