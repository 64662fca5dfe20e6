import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/** The longest time to read the rest of a refused body, in all and between bytes (nginx: lingering_time, _timeout). */
const LINGER_MILLISECONDS = 30_000;
const IDLE_MILLISECONDS = 5_000;
const LINGER_BYTES_MAX = 64_000_000;
/** How long the connection stays open where the rest is not read: the response arrives first. */
const UNREAD_MILLISECONDS = 2_000;

/**
 * Where the response is sent before all of the request’s body is received, it announces the end of the connection, and
 * the rest of the body is read and discarded first (RFC 9112, 9.6). Closed at once, the sender would get a connection
 * reset instead of our response; kept alive, a proxy would send the next request into the rest of this one.
 * Programs and proxies read the response while they send; browsers afterwards, so that the rest of a form is read. A node
 * that is too busy to take a body is too busy to discard it.
 */
export const lingeringClose: MiddlewareHandler = async (c, next) => {
  await next();
  const incoming = incomingOf(c);
  if (!incoming || incoming.complete || !hasBody(incoming)) return;
  if (c.req.method === 'HEAD' || !c.res.body) {
    c.header('Connection', 'close');
    return;
  }
  const answer = c.res;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set('Connection', 'close');
  // the sender finds the end of the response by its length, long before the connection ends
  headers.set('Content-Length', String(bytes.length));
  const isRestRead = answer.status !== 503 && !c.req.path.startsWith('/api/');
  c.res = undefined;
  c.res = new Response(ReadableStream.from(lingering(bytes, incoming, isRestRead)) as globalThis.ReadableStream, {
    status: answer.status,
    headers,
  });
};

function incomingOf(c: Context): IncomingMessage | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming && 'complete' in incoming ? (incoming as IncomingMessage) : undefined;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

async function* lingering(answer: Uint8Array, incoming: IncomingMessage, isRestRead: boolean) {
  yield answer;
  await (isRestRead ? discardRest(incoming) : delay(UNREAD_MILLISECONDS, undefined, { ref: false }));
}

/** Reads to the end, to the limits or until the sender disconnects. */
function discardRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const over = setTimeout(done, LINGER_MILLISECONDS);
    const idle = setTimeout(done, IDLE_MILLISECONDS);
    // the previous reader stopped in the middle of the body
    incoming.removeAllListeners('readable');
    incoming.on('data', count).once('end', done).once('error', done).once('close', done).resume();
    if (incoming.readableEnded || incoming.destroyed) done();

    function count(chunk: Uint8Array): void {
      bytes += chunk.length;
      idle.refresh();
      if (bytes > LINGER_BYTES_MAX) done();
    }

    function done(): void {
      clearTimeout(over);
      clearTimeout(idle);
      incoming.off('data', count).off('end', done).off('close', done);
      resolve();
    }
  });
}
