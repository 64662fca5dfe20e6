import type { MiddlewareHandler } from 'hono';
import type { App } from '#server/app.ts';
import { isServedByHttps } from '#server/config.ts';

/** What every answer carries, whoever gave it; the content security policy is each page's own. */
export function commonHeaders({ config }: Pick<App, 'config'>): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(isServedByHttps(config) && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/**
 * An answer that must not be stored may show personal data, so COOP separates its window from other sites'. Public pages
 * go without: COOP makes the browser start a new process while the page loads.
 */
export function openerHeaders(cacheControl: string): Readonly<Record<string, string>> {
  return cacheControl.includes('no-store') ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {};
}

/** A page says itself what it may do; what is no page may do nothing, should a browser take it for one. */
export function policyHeaders(contentType: string): Readonly<Record<string, string>> {
  const isText = /^(text\/(html|plain)|application\/([\w.]+\+)?(json|xml))/.test(contentType);
  return isText ? { 'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'" } : {};
}

/** Sets them all; what does not say that it may be kept may not. */
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
    // a page may have said something stricter of itself
    for (const [name, value] of Object.entries(all)) if (!headers.has(name)) headers.set(name, value);
  };
}
