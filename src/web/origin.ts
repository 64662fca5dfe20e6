import type { App } from '#server/app.ts';

/** The site's own origin as this request knows it: BASE_URL, else the host that was asked. */
export function ownOrigin(app: App, request: Request): string {
  return app.config.baseUrl ?? new URL(request.url).origin;
}

/**
 * True when a browser says that the request was made by somebody else's page. Cookies prove a browser, not an
 * intention, so nothing that changes anything is done for such a request.
 */
export function isForeign(app: App, request: Request): boolean {
  const origin = request.headers.get('Origin');
  return (
    (origin !== null && origin !== ownOrigin(app, request)) || request.headers.get('Sec-Fetch-Site') === 'cross-site'
  );
}
