import { type Config, isServedByHttps } from '#server/config.ts';

/**
 * The prefix of our cookies' names. Where the site is served by HTTPS, browsers guarantee for `__Host-` that this very
 * host set the cookie, for all of it and for HTTPS only, not a neighbour under the same domain (decision 0053).
 */
export function cookiePrefix(config: Pick<Config, 'baseUrl'>): string {
  return isServedByHttps(config) ? '__Host-bozp' : 'bozp';
}

/** What `__Host-` requires; besides, no script reads the cookie and no form on another site sends it. */
export function cookieAttributes(config: Pick<Config, 'baseUrl'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isServedByHttps(config) } as const;
}
