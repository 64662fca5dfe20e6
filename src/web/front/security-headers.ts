import type { MiddlewareHandler } from 'hono';
import type { App } from '#server/app.ts';
import { isServedByHttps } from '#server/config.ts';

/** Headers of every response; each page has its own content security policy. */
export function commonHeaders({ config }: Pick<App, 'config'>): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(isServedByHttps(config) && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/**
 * A response that must not be stored may show personal data, so COOP separates its window from other sites'. Public
 * pages have none: COOP makes the browser start a new process while the page loads.
 */
export function openerHeaders(cacheControl: string): Readonly<Record<string, string>> {
  return cacheControl.includes('no-store') ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {};
}

/** A page has its own policy; any other text is allowed nothing, in case a browser treats it as a page. */
export function policyHeaders(contentType: string): Readonly<Record<string, string>> {
  const isText = /^(text\/(html|plain)|application\/([\w.]+\+)?(json|xml))/.test(contentType);
  return isText ? { 'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" } : {};
}

/** Sets them all; a response without Cache-Control must not be stored. */
export function securityHeaders(app: App): MiddlewareHandler {
  const common = commonHeaders(app);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    const all = {
      ...common,
      ...openerHeaders(headers.get('Cache-Control') ?? ''),
      ...policyHeaders(headers.get('Content-Type') ?? ''),
    };
    // a page may have set a stricter value itself
    for (const [name, value] of Object.entries(all)) if (!headers.has(name)) headers.set(name, value);
  };
}
