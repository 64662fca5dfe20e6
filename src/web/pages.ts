import { setTimeout as delay } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { App } from '#server/app.ts';
import { instant, today } from '#server/clock.ts';
import { type Visit, visitContext } from './context.ts';
import { PageCache, send, sendOnce } from './page-cache.ts';
import { plainPage } from './plain-page.ts';

/** Nobody is kept waiting longer. */
const ANSWER_MILLISECONDS_MAX = 15_000;

type Env = { Variables: Pick<Visit, 'requestId' | 'clientAddress' | 'sentForm'> };

/** Hands a request to the pages, kept ones from memory. */
export function pages(app: App) {
  const render = createRequestHandler(build, import.meta.env.MODE);
  const cache = new PageCache();
  app.changes.listen((topic) => cache.drop(topic));

  return async (c: Context<Env>): Promise<Response> => {
    const isRead = c.req.method !== 'POST';
    const mayBeKept = !import.meta.env.DEV && isRead && !c.req.raw.headers.has('cookie');
    const request = ownRequest(c, app, { isShared: mayBeKept });
    const visit: Visit = { app, ...c.var };
    const answer = () => (isRead ? inTime(rendered(request, visit)) : rendered(request, visit));
    const moment = { day: today(app), now: instant(app) };
    const page = mayBeKept ? cache.find(request, moment, answer) : answer();

    const made = await page;
    return made instanceof Response ? sendOnce(made) : send(request, made);
  };

  function rendered(request: Request, visit: Visit): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    return render(request, context);
  }
}

async function inTime(answer: Promise<Response>): Promise<Response> {
  const over = new AbortController();
  const tooLong = delay(ANSWER_MILLISECONDS_MAX, TOO_LONG, { signal: over.signal });
  try {
    const made = await Promise.race([answer, tooLong]);
    return made === TOO_LONG ? plainPage(TOO_BUSY, { 'Retry-After': '30' }) : made;
  } finally {
    over.abort();
  }
}

/**
 * The request as our own origin sees it. React Router refuses a form whose Origin is not the request's; behind a
 * TLS proxy only BASE_URL knows that origin, forwarded headers may be anybody's. Its own headers stay inside. A page
 * made for several visitors does not end with the visit of the first.
 */
function ownRequest(c: Context, app: App, { isShared }: { isShared: boolean }): Request {
  const url = new URL(c.req.url);
  const headers = new Headers(c.req.raw.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('x-react-router-')) headers.delete(name);
  const target = app.config.baseUrl ? new URL(url.pathname + url.search, app.config.baseUrl) : url;
  // what answers GET answers HEAD too: Hono takes the body off
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  return new Request(target, {
    method,
    headers,
    ...(!isShared && { signal: c.req.raw.signal }),
    ...(method !== 'GET' && { body: c.req.raw.body, duplex: 'half' }),
  });
}

/** Told apart from any answer. */
const TOO_LONG = Symbol('too long');

const TOO_BUSY = {
  status: 503,
  title: 'Stránku sa nepodarilo zobraziť',
  text: 'Server odpovedá príliš pomaly. Skúste to o chvíľu znova.',
};
