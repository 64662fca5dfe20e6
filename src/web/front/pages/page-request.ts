import type { Context } from 'hono';
import type { App } from '#server/app.ts';
import type { About } from '#web/front/page-cache/cached-page.ts';
import { matchRoute } from '#web/front/route-match.ts';

// Requests for rendering pages: shared by all visitors, or of one visitor.

/** The canonical address of a page shared by all visitors; undefined where each has a page of their own. */
export function sharedAddress({ pathname, searchParams }: URL): string | undefined {
  const { dependsOn, isDocument, shownPath, canonicalQuery } = matchRoute(pathname);
  if (!isDocument || !dependsOn) return undefined;
  const query = canonicalQuery(searchParams);
  return query.size > 0 ? `${shownPath}?${query}` : shownPath;
}

/** What is known of the page of a canonical address before it is rendered. */
export function aboutPage(address: string): Omit<About, 'freshUntil'> {
  const { dependsOn, pattern } = matchRoute(address.split('?', 1)[0] as string);
  return { dependsOn: new Set(dependsOn), route: pattern, isForVisitors: false };
}

/**
 * The request for a page that several visitors receive: it has neither the headers nor the requested host of the first
 * one, and is not aborted with that visit.
 */
export function sharedRequest(address: string, { config }: App): Request {
  return new Request(new URL(address, config.baseUrl ?? 'http://localhost'));
}

/**
 * The request with our own origin. React Router refuses a form whose Origin is not the request's; behind a TLS proxy
 * only BASE_URL states that origin, as anyone can set forwarded headers. React Router's internal headers are removed.
 */
export function ownRequest(c: Context, app: App): Request {
  const url = new URL(c.req.url);
  const headers = new Headers(c.req.raw.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('x-react-router-')) headers.delete(name);
  const target = app.config.baseUrl ? new URL(url.pathname + url.search, app.config.baseUrl) : url;
  // an address that responds to GET responds to HEAD too: Hono removes the body
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  return new Request(target, {
    method,
    headers,
    signal: c.req.raw.signal,
    ...(method !== 'GET' && { body: c.var.body.stream(), duplex: 'half' }),
  });
}
