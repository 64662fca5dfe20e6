import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { App } from '#server/app.ts';
import type { Visit } from '#web/context.ts';
import type { Metrics } from './metrics/metrics.ts';
import { isReadable, matchRoute } from './route-match.ts';

/** The fields that are logged for a response. */
export interface Answered {
  requestId: string;
  method: string;
  /** The pattern of the requested address, „/blog/:slug“: the address itself may hold personal data. */
  route: string | undefined;
  status: number;
  /** When the request was received, as `performance.now()` returns it. */
  start: number;
}

/** Called for each response, from the cache or rendered. */
export type NoteAnswer = (answered: Answered) => void;

/** Logs a line for each response, and counts it. */
export function answerNotes({ log }: Pick<App, 'log'>, metrics: Metrics | undefined): NoteAnswer {
  return (answered) => {
    const { start, ...fields } = answered;
    if (!isGoodProbe(answered))
      log.info({ ...fields, milliseconds: Math.round(performance.now() - start) }, 'answered');
    metrics?.noteAnswer(answered);
  };
}

/** Proxies and watchers ask each second whether the node is well: only other answers are worth a line. */
function isGoodProbe({ route, status }: Answered): boolean {
  return status === 200 && (route === '/healthz' || route === '/readyz');
}

/** Gives each request an id, sends it in the response, and logs each response. */
export function accessLog(noteAnswer: NoteAnswer): MiddlewareHandler<{ Variables: Pick<Visit, 'requestId'> }> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    noteAnswer({ requestId, method: c.req.method, route: routeOf(c), status: c.res.status, start });
  };
}

/** The pattern of the requested address; undefined for one that cannot be parsed. */
export function routeOf(c: Context): string | undefined {
  const route = routePath(c);
  const url = new URL(c.req.url);
  if (route !== '/*') return route;
  return isReadable(url) ? matchRoute(url.pathname).pattern : undefined;
}
