import { type Config, isServedByHttps } from '#server/config.ts';

/**
 * What the names of our cookies begin with. Where the site is served by HTTPS, browsers hold `__Host-` to be a promise: it
 * was set by this very host, for all of it and for HTTPS only, not by a neighbour under the same domain (decision 0053).
 */
export function cookiePrefix(config: Pick<Config, 'baseUrl'>): string {
  return isServedByHttps(config) ? '__Host-bozp' : 'bozp';
}

/** What `__Host-` demands, and besides that no script reads the cookie and no foreign form brings it along. */
export function cookieAttributes(config: Pick<Config, 'baseUrl'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isServedByHttps(config) } as const;
}
