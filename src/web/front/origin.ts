import type { App } from '#server/app.ts';

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
