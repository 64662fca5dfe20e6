import type { Context } from 'hono';
import type { App } from '#server/app.ts';
import type { About } from '#web/front/page-cache/cached-page.ts';
import { matchRoute } from '#web/front/route-match.ts';

// What the pages are asked with: a page for all visitors, or one visitor's own.

/** The canonical address of what all visitors are given here; undefined where each gets an answer of their own. */
export function sharedAddress({ pathname, searchParams }: URL): string | undefined {
  const { dependsOn, isDocument, shownPath, canonicalQuery } = matchRoute(pathname);
  if (!isDocument || !dependsOn) return undefined;
  const query = canonicalQuery(searchParams);
  return query.size > 0 ? `${shownPath}?${query}` : shownPath;
}

/** What is known of the page of a canonical address before it is made. */
export function aboutPage(address: string): Omit<About, 'freshUntil'> {
  const { dependsOn, pattern } = matchRoute(address.split('?', 1)[0] as string);
  return { dependsOn: new Set(dependsOn), route: pattern, isForVisitors: false };
}

/**
 * The request for a page that several visitors get: it has nothing of the first one's, neither headers nor the host that
 * was asked, and does not end with that visit.
 */
export function sharedRequest(address: string, { config }: App): Request {
  return new Request(new URL(address, config.baseUrl ?? 'http://localhost'));
}

/**
 * The request as our own origin sees it. React Router refuses a form whose Origin is not the request's; behind a
 * TLS proxy only BASE_URL knows that origin, forwarded headers may be anybody's. Its own headers stay inside.
 */
export function ownRequest(c: Context, app: App): Request {
  const url = new URL(c.req.url);
  const headers = new Headers(c.req.raw.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('x-react-router-')) headers.delete(name);
  const target = app.config.baseUrl ? new URL(url.pathname + url.search, app.config.baseUrl) : url;
  // what answers GET answers HEAD too: Hono takes the body off
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  return new Request(target, {
    method,
    headers,
    signal: c.req.raw.signal,
    ...(method !== 'GET' && { body: c.var.body.stream(), duplex: 'half' }),
  });
}
