import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { App } from '#server/app.ts';
import type { Visit } from '#web/context.ts';
import type { Metrics } from './metrics/metrics.ts';
import { isReadable } from './readable-url.ts';
import { matchRoute } from './route-match.ts';

/** What is noted of an answer. */
export interface Answered {
  requestId: string;
  method: string;
  /** The pattern of the address that was asked, „/blog/:slug“: the address itself may hold personal data. */
  route: string | undefined;
  status: number;
  /** When the request came, as `performance.now()` tells it. */
  start: number;
}

/** Told of each answer, whichever way it left. */
export type NoteAnswer = (answered: Answered) => void;

/** Logs a line for each answer, and counts it. */
export function answerNotes({ log }: Pick<App, 'log'>, metrics: Metrics | undefined): NoteAnswer {
  return (answered) => {
    const { start, ...told } = answered;
    log.info({ ...told, milliseconds: Math.round(performance.now() - start) }, 'answered');
    metrics?.noteAnswer(answered);
  };
}

/** Gives each request an id, tells it to whoever asked, and notes each answer. */
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

/** The pattern of the address that is asked; undefined for one that cannot be read. */
export function routeOf(c: Context): string | undefined {
  const route = routePath(c);
  const url = new URL(c.req.url);
  if (route !== '/*') return route;
  return isReadable(url) ? matchRoute(url.pathname).pattern : undefined;
}
