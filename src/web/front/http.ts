import type { MiddlewareHandler } from 'hono';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import type { App } from '#server/app.ts';
import { siteUrl } from '#server/config.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { inviteFirstStaffMember } from '#server/staff/first-account.ts';
import { KeyReused } from '#server/submissions.ts';
import type { Visit } from '#web/context.ts';
import { BodiesUnderWay } from '#web/forms/bodies-under-way.ts';
import { OpenedForms } from '#web/forms/opened-forms.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import { visitorsForms } from '#web/forms/visitors-forms.ts';
import { accessLog, answerNotes, routeOf } from './access-log.ts';
import { calls } from './calls.ts';
import { clientAddress, requestOrigin } from './client-address.ts';
import { lingeringClose } from './lingering-close.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { isForeign, ownHosts, refuseOtherHosts } from './own-host.ts';
import { type CacheListener, cacheListener } from './page-cache/cache-listener.ts';
import { followAnnouncements } from './page-cache/follow-announcements.ts';
import { PageCache } from './page-cache/page-cache.ts';
import type { CacheVariables } from './page-cache/send-cached.ts';
import { pages } from './pages/pages.ts';
import { plainPage } from './plain-page.ts';
import { problem, RETRY_SOON } from './problem.ts';
import { movedTo } from './redirects.ts';
import { allowing, isRead } from './request-method.ts';
import { isReadable, matchRoute } from './route-match.ts';
import { securityHeaders } from './security-headers.ts';
import { SITE_PAGES } from './site-pages.ts';
import { A_DAY, staticFiles } from './static-files.ts';

export type { App } from '#server/app.ts';
export { readConfig } from '#server/config.ts';
export { logProcess } from '#server/log.ts';
export { type AppParts, openApp } from '#server/open-app.ts';
export { inviteFirstStaffMember } from '#server/staff/first-account.ts';
export { hasStaff } from '#server/staff/staff.ts';
export { startFailure } from '#server/start-failure.ts';
export { startLines } from '#server/start-lines.ts';
export { markRunning } from '#server/system-state/running-mark.ts';
export { serveMetrics } from '#web/front/metrics/metrics.ts';
export { createHttpServer, passedSocket, requestListener } from './http-server.ts';
export { SITE_PAGES, sharingPicture } from './site-pages.ts';

type Env = { Variables: Pick<Visit, 'requestId' | 'sentForm'> & BodyVariables & CacheVariables };

/** The web as a handler of standard requests, with a fast path for cached pages. */
export interface Web extends Pick<Hono<Env>, 'fetch' | 'request' | 'routes'> {
  answerFromCache: CacheListener;
  /** Renders the pages of the site map into the cache. */
  warmPages(): Promise<void>;
  /** Undefined where the settings contain no port for them. */
  metrics: Metrics | undefined;
}

/**
 * The complete handler of requests: limits, headers, files and the API, then the pages. Aborting `stopSignal` makes
 * this node report that it is about to stop.
 */
export function createWeb(app: App, stopSignal?: AbortSignal): Web {
  const web = new Hono<Env>();
  const bodies = new BodiesUnderWay();
  const openedForms = new OpenedForms(app);
  const pageCache = new PageCache(app);
  followAnnouncements(app, pageCache);
  const { answer, warm } = pages(app, pageCache);
  const metrics = app.config.metrics && openMetrics(app, pageCache);
  const noteAnswer = answerNotes(app, metrics);
  const isOwnHost = ownHosts(app.config);

  web.use(lingeringClose, accessLog(noteAnswer), securityHeaders(app));
  web.use(async (c, next) => {
    c.set('clientAddress', clientAddress(requestOrigin(c, app)));
    c.set('bodies', bodies);
    await next();
  });
  web.use(compressRest(), refuseOtherHosts(isOwnHost));
  web.use(async (c, next) => {
    if (!isReadable(new URL(c.req.url))) return plainPage(NOT_FOUND);
    await next();
  });

  web.route('/', calls(app, { pageCache, stopSignal }));

  web.use(async (c, next) => {
    const target = isRead(c) && movedTo(new URL(c.req.url));
    if (!target) return next();
    c.header('Cache-Control', A_DAY);
    return c.redirect(target, 301);
  });
  web.all('/api/*', () => problem({ status: 404, title: 'Takéto volanie neexistuje.' }));
  web.route('/', staticFiles(pageCache));

  web.use(async (c, next) => {
    const { methods } = matchRoute(new URL(c.req.url).pathname);
    if (!methods.includes(c.req.method)) return plainPage(NOT_ALLOWED, allowing(methods));
    return isRead(c) || !isForeign(app, c.req.raw) ? next() : plainPage(FOREIGN_FORM);
  });
  web.use(visitorsForms(app, openedForms));
  web.all('*', answer);

  web.onError((error, c) => failure(app, error, c));
  const answerFromCache = cacheListener(app, pageCache, { openedForms, noteAnswer, isOwnHost });
  const warmPages = () => warm([...SITE_PAGES, '/404', ...FEEDS]);
  return { fetch: web.fetch, request: web.request, routes: web.routes, answerFromCache, warmPages, metrics };
}

/** Feeds that programs request regularly. */
const FEEDS = ['/sitemap.xml', '/blog/rss.xml', '/podcast/rss.xml'];

/** Invalid JSON in a body is the sender's mistake; any other error is ours, and logged. */
function failure(app: App, error: Error, c: Context<Env>): Response {
  if (error instanceof HTTPException && error.status < 500) {
    return problem({ status: error.status, title: 'Telo požiadavky nie je platný JSON.' });
  }
  if (error instanceof KeyReused) {
    return problem({ status: 422, title: 'S týmto Idempotency-Key už prišla iná požiadavka. Zvoľte nový.' });
  }
  const requestId = c.get('requestId');
  app.failures.note({ requestId, route: routeOf(c) ?? '' }, error, 'request failed');
  const wantsPage = c.req.header('Accept')?.includes('text/html');
  const [page, headers] = isUnavailable(error) ? [UNAVAILABLE, RETRY_SOON] : [BROKEN, {}];
  return wantsPage
    ? plainPage({ ...page, requestId }, headers)
    : problem({ status: page.status, title: page.text, requestId }, headers);
}

const NOT_FOUND = {
  status: 404,
  title: 'Požadovaná stránka neexistuje',
  text: 'Skontrolujte adresu a skúste to znova.',
};
const NOT_ALLOWED = {
  status: 405,
  title: 'Požiadavku sme neprijali',
  text: 'Táto adresa takú požiadavku neprijíma.',
};
const FOREIGN_FORM = {
  status: 403,
  title: 'Formulár prišiel z cudzej stránky',
  text: 'Otvorte ho na našom webe a odošlite znova.',
};
const BROKEN = {
  status: 500,
  title: 'Stránku sa nepodarilo zobraziť',
  text: 'Chyba je na našej strane. Skúste to o chvíľu znova.',
} as const;
const UNAVAILABLE = { ...BROKEN, status: 503 } as const;

const BYTES_MIN = 1_024;

/** Compresses responses that do not come from the cache, where they are already compressed. */
function compressRest(): MiddlewareHandler<{ Variables: CacheVariables }> {
  const compressing = compress({ threshold: BYTES_MIN });
  return async (c, next) => {
    await next();
    if (!c.var.isCached) await compressing(c, async () => {});
  };
}

/** The message at the start of the server while there is no staff account. */
export async function firstAccountMessage(app: App): Promise<string> {
  if (app.signInWay.provider !== 'local') return NO_ACCESS_YET;
  return `Prvý účet správy založíte na ${siteUrl(app.config)}/signIn/prvy-ucet?kod=${await inviteFirstStaffMember(app)}`;
}

const NO_ACCESS_YET =
  'Do správy sa zatiaľ nikto nedostane: nastavte STAFF_EMAIL na e-mail prvého správcu a spustite web znova.';
