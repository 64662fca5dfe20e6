import type { App } from '#server/app.ts';

/**
 * True when a browser says that the request was made by somebody else's page. Cookies prove a browser, not an
 * intention, so nothing that changes anything is done for such a request. Our own origin is BASE_URL, else the
 * host that was asked.
 */
export function isForeign(app: App, request: Request): boolean {
  const origin = request.headers.get('Origin');
  const own = app.config.baseUrl ?? new URL(request.url).origin;
  return (origin !== null && origin !== own) || request.headers.get('Sec-Fetch-Site') === 'cross-site';
}
