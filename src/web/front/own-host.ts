import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import { plainPage } from './plain-page.ts';

/** Whether a request asks by a name of ours: the header Host, „www.example.sk“ or „localhost:3000“. */
export type IsOwnHost = (host: string | undefined) => boolean;

/** The machine itself, as who looks after a node asks it. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/** What proxies ask by the name they have for a node. */
const HEALTH_PATHS = ['/healthz', '/readyz'];

/**
 * Once BASE_URL says where the site lives, only that name is ours, with „www.“ and without; before, any is. Whoever has made another
 * name lead here would have our pages shown, and our links read, under theirs.
 */
export function ownHosts({ baseUrl }: Pick<Config, 'baseUrl'>): IsOwnHost {
  if (!baseUrl) return () => true;
  const { host } = new URL(baseUrl);
  const names = new Set([host, host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`]);
  return (asked = '') => names.has(asked) || names.has(asked.toLowerCase()) || LOOPBACK.test(asked);
}

/** Answers 421 to whoever asks by another name (RFC 9110, 15.5.20). */
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
