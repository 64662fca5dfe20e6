import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { App } from '#server/app.ts';
import type { Visit } from '#web/context.ts';
import { isReadable } from './readable-url.ts';
import { matchRoute } from './route-match.ts';

/** What is noted of an answer. */
interface Answered {
  requestId: string;
  method: string;
  /** The pattern of the address that was asked, „/blog/:slug“: the address itself may hold personal data. */
  route: string | undefined;
  status: number;
  /** When the request came, as `performance.now()` tells it. */
  start: number;
}

/** Logs a line for an answer. */
export function logAnswer({ log }: Pick<App, 'log'>, { start, ...answered }: Answered): void {
  log.info({ ...answered, milliseconds: Math.round(performance.now() - start) }, 'answered');
}

/** Gives each request an id, tells it to whoever asked, and logs a line for each answer. */
export function accessLog(app: App): MiddlewareHandler<{ Variables: Pick<Visit, 'requestId'> }> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const start = performance.now();
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    logAnswer(app, { requestId, method: c.req.method, route: routeOf(c), status: c.res.status, start });
  };
}

function routeOf(c: Context): string | undefined {
  const route = routePath(c);
  const url = new URL(c.req.url);
  if (route !== '/*') return route;
  return isReadable(url) ? matchRoute(url.pathname).pattern : undefined;
}
