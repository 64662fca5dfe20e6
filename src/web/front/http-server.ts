import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as pendingInput } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { ListenFailure } from '#server/start-failure.ts';
import type { Web } from './http.ts';

/** Longer than the 60 s for which usual proxies keep a connection: the side that sends requests must close it first. */
const KEEP_ALIVE_MILLISECONDS = 75_000;
const HEADERS_MILLISECONDS_MAX = 30_000;
const REQUEST_MILLISECONDS_MAX = 120_000;
/** A connection with no data in either direction for so long is closed. */
const SILENCE_MILLISECONDS_MAX = 120_000;
/** Browsers and proxies do not pipeline requests; the responses to pipelined ones would wait in memory. */
const PIPELINED_MAX = 10;

/** The grace period at the stop: proxies may still use kept connections, and are instructed to close them. */
const GRACE_MILLISECONDS = 1_500;
const STOP_MILLISECONDS_MAX = 6_000;

/** Where to listen: an address, or a socket that was opened for this process. */
export type ListenAddress = { port: number; host: string } | { fd: number };

/** The descriptor of the first socket that systemd passes (sd_listen_fds(3)). */
const FIRST_PASSED_SOCKET = 3;

/**
 * The socket that systemd holds for this process: while a process restarts, connections wait in it. Undefined for a
 * process that was passed none; the variables may have been inherited from another one.
 */
export function passedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): ListenAddress | undefined {
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) > 0 ? { fd: FIRST_PASSED_SOCKET } : undefined;
}

/** The HTTP server; `stop` completes requests under way and ends within 6 s, even with connections still open. */
export interface HttpServer {
  listen(address: ListenAddress): Promise<void>;
  stop(): Promise<void>;
}

/** Serves the site, with limits on the cost of one connection. */
export function createHttpServer(web: Pick<Web, 'fetch' | 'answerFromCache'>): HttpServer {
  const listener = requestListener(web);
  const connections = new Set<Socket>();
  const unanswered = new WeakMap<Socket, number>();
  let isStopping = false;
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
      headersTimeout: HEADERS_MILLISECONDS_MAX,
      requestTimeout: REQUEST_MILLISECONDS_MAX,
    },
    serve,
  );
  // with `Expect: 100-continue` the sender waits until the route accepts the body (`request-body.ts`)
  server.on('checkContinue', serve);
  server.setTimeout(SILENCE_MILLISECONDS_MAX);
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (!takesTurn(request, response)) return;
    if (isStopping) response.shouldKeepAlive = false;
    if (namesSeveralHosts(request)) {
      response.writeHead(400, { Connection: 'close' }).end();
      return;
    }
    listener(request, response);
  }

  /** False for a connection that was closed because it sends requests without reading the responses. */
  function takesTurn({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= PIPELINED_MAX) return true;
    socket.destroy();
    return false;
  }

  return {
    listen: (address) =>
      new Promise((resolve, reject) => {
        server.once('error', (cause) => reject(new ListenFailure(cause)));
        server.listen(address, resolve);
      }),
    async stop() {
      isStopping = true;
      const ended = Promise.withResolvers<void>();
      // not http's own close: it would close idle connections, on which a proxy may be sending the next request
      NetServer.prototype.close.call(server, () => ended.resolve());
      await Promise.race([ended.promise, delay(GRACE_MILLISECONDS)]);
      // a connection with a request waiting to be read is not idle: closing it on a busy node would cut off a form
      await pendingInput();
      // not http's closeIdleConnections: it does not close a connection on which half a head, or nothing, was sent
      for (const socket of connections) if (!unanswered.get(socket)) socket.destroy();
      await Promise.race([ended.promise, delay(STOP_MILLISECONDS_MAX - GRACE_MILLISECONDS)]);
      server.closeAllConnections();
    },
  };
}

/** A proxy could use one of them as the host, and we the other (RFC 9112, 3.2). Node only refuses a missing one. */
function namesSeveralHosts({ headersDistinct: { host = [] } }: IncomingMessage): boolean {
  return host.length > 1;
}

/** Responds from the cache, or otherwise through Hono and the pages. */
export function requestListener(web: Pick<Web, 'fetch' | 'answerFromCache'>): RequestListener {
  const renderPath = getRequestListener(web.fetch);
  return (request, response) => {
    if (!web.answerFromCache(request, response)) void renderPath(request, response);
  };
}
