import type { MiddlewareHandler } from 'hono';
import type { App } from '#server/app.ts';

/** What every answer carries, whoever gave it; the content security policy is each page's own. */
export function securityHeaders({ config }: App): MiddlewareHandler {
  const headers = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(config.baseUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  });
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (isPersonal(c.res)) c.res.headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  };
}

/**
 * An answer that must not be stored may show personal data, so COOP separates its window from other sites'. Public pages
 * go without: COOP makes the browser start a new process while the page loads.
 */
function isPersonal({ headers }: Response): boolean {
  return headers.get('Cache-Control')?.includes('no-store') ?? false;
}
