import type { MiddlewareHandler } from 'hono';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { plainPage } from './plain-page.ts';

/** Whether a request is for one of our own names: the header Host, „www.example.sk“ or „localhost:3000“. */
export type IsOwnHost = (host: string | undefined) => boolean;

/** The machine itself, as its administrator requests it. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** Addresses that proxies request by their own name for a node. */
const HEALTH_PATHS = ['/healthz', '/readyz'];

/**
 * With BASE_URL set only its name is ours, with „www.“ and without; otherwise any name is. A foreign name that points
 * to this server would show our pages, and collect our links, under that name.
 */
export function ownHosts({ baseUrl }: Pick<Config, 'baseUrl'>): IsOwnHost {
  if (!baseUrl) return () => true;
  const { host } = new URL(baseUrl);
  const names = new Set([host, host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`]);
  return (requestedHost = '') =>
    names.has(requestedHost) || names.has(requestedHost.toLowerCase()) || LOOPBACK.test(requestedHost);
}

/** Responds with 421 to a request for another name (RFC 9110, 15.5.20). */
export function refuseOtherHosts(isOwnHost: IsOwnHost): MiddlewareHandler {
  return async (c, next) => {
    const { host, pathname } = new URL(c.req.url);
    if (!isOwnHost(host) && !HEALTH_PATHS.includes(pathname)) return plainPage(MISDIRECTED);
    await next();
  };
}

const MISDIRECTED = {
  status: 421,
  title: 'Na tejto adrese web nie je',
  text: 'Skontrolujte adresu a skúste to znova.',
};

/**
 * True when the browser reports that another site's page made the request. Cookies prove which browser it is, not what
 * its user intended, so such a request never changes anything. Our own origin is BASE_URL, otherwise the requested
 * host.
 */
export function isForeign(app: App, request: Request): boolean {
  const origin = request.headers.get('Origin');
  const own = app.config.baseUrl ?? new URL(request.url).origin;
  return (origin !== null && origin !== own) || request.headers.get('Sec-Fetch-Site') === 'cross-site';
}
