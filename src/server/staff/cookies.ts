import { parse, serialize } from 'cookie-es';
import { type Config, isServedByHttps } from '#server/config.ts';

export type CookieName = 'attempt' | 'device' | 'notice' | 'reset' | 'session_token' | 'two_factor';

/** Where the site is served. */
interface Site {
  config: Pick<Config, 'baseUrl'>;
}

/** The value in a Cookie header; an empty text for none. */
export function readCookie(site: Site, header: string | null, name: CookieName): string {
  const fullName = cookieName(site, name);
  return parse(header ?? '', { filter: (key) => key === fullName })[fullName] ?? '';
}

/** A Set-Cookie header. */
export function cookieOf(site: Site, name: CookieName, value: string, maxAge: { seconds: number }): string {
  return serialize(cookieName(site, name), value, { ...cookieAttributes(site), maxAge: maxAge.seconds });
}

/** A Set-Cookie header that deletes the cookie. */
export function noCookie(site: Site, name: CookieName): string {
  return cookieOf(site, name, '', { seconds: 0 });
}

/**
 * The whole name of a cookie. Where the site is served by HTTPS, browsers guarantee for `__Host-` that this very host
 * set the cookie, for all of it and for HTTPS only, not a neighbour under the same domain (decision 0053).
 */
export function cookieName({ config }: Site, name: CookieName): string {
  return `${isServedByHttps(config) ? '__Host-bozp' : 'bozp'}.${name}`;
}

/** What `__Host-` requires; besides, no script reads the cookie and no form on another site sends it. */
export function cookieAttributes({ config }: Site) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isServedByHttps(config) } as const;
}
