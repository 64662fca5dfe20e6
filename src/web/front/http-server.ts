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
/** Whoever neither sends nor takes anything for so long has left. */
const SILENCE_MILLISECONDS_MAX = 120_000;
/** No browser and no proxy sends a request before the one before was answered; their answers would wait in memory. */
const PIPELINED_MAX = 10;

/** The grace period while it stops: proxies may go on using kept connections, and are told to close them. */
const GRACE_MILLISECONDS = 1_500;
const STOP_MILLISECONDS_MAX = 6_000;

/** The HTTP server; `stop` answers what is under way and ends within 6 s, whoever still holds a connection. */
export interface HttpServer {
  listen(port: number, host: string): Promise<void>;
  stop(): Promise<void>;
}

/** Serves the site, with bounds on what one connection may cost. */
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
  // with `Expect: 100-continue`: not told to send before its route has taken the body (`request-body.ts`)
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

  /** False for a connection that has been closed because it asks without taking answers. */
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
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', (cause) => reject(new ListenFailure(cause)));
        server.listen(port, host, resolve);
      }),
    async stop() {
      isStopping = true;
      const ended = Promise.withResolvers<void>();
      // not http's own close: it would cut idle connections, on which a proxy may just be sending the next request
      NetServer.prototype.close.call(server, () => ended.resolve());
      await Promise.race([ended.promise, delay(GRACE_MILLISECONDS)]);
      // a connection on which a request waits to be read is not idle: closed, a busy node would cut off a form
      await pendingInput();
      // not http's closeIdleConnections: a connection on which half a head was sent, or nothing yet, is not idle to it
      for (const socket of connections) if (!unanswered.get(socket)) socket.destroy();
      await Promise.race([ended.promise, delay(STOP_MILLISECONDS_MAX - GRACE_MILLISECONDS)]);
      server.closeAllConnections();
    },
  };
}

/** A proxy could take one of them for the host, and we the other (RFC 9112, 3.2). Node refuses only a request without any. */
function namesSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) if (rawHeaders[name]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Answers a request with what is kept, else by the long way: through Hono and the pages. */
export function requestListener(web: Pick<Web, 'fetch' | 'answerFromCache'>): RequestListener {
  const renderPath = getRequestListener(web.fetch);
  return (request, response) => {
    if (!web.answerFromCache(request, response)) void renderPath(request, response);
  };
}
