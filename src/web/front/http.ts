import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import type { App } from '#server/app.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import type { Visit } from '#web/context.ts';
import { BodiesUnderWay } from '#web/forms/bodies-under-way.ts';
import { formLimit } from '#web/forms/form-limit.ts';
import { lingeringClose } from '#web/forms/lingering-close.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import { visitorsForms } from '#web/forms/visitors-forms.ts';
import { accessLog } from './access-log.ts';
import { calls } from './calls.ts';
import { clientAddress } from './client-address.ts';
import { isForeign } from './origin.ts';
import { pages } from './pages/pages.ts';
import { plainPage } from './plain-page.ts';
import { problem, RETRY_SOON } from './problem.ts';
import { isReadable } from './readable-url.ts';
import { movedTo } from './redirects.ts';
import { allowing, isRead } from './request-method.ts';
import { matchRoute } from './route-match.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

export { type App, type AppParts, openApp } from '#server/app.ts';
export { readConfig } from '#server/config.ts';
export { logProcess } from '#server/process-log.ts';
export { inviteFirstStaffMember } from '#server/staff/invitation.ts';
export { hasStaff } from '#server/staff/staff.ts';
export { startFailure } from '#server/start-failure.ts';
export { firstWayIn } from './first-way-in.ts';
export { createHttpServer } from './http-server.ts';
export { SITE_PAGES, sharingPicture } from './site-pages.ts';

type Env = { Variables: Pick<Visit, 'requestId' | 'sentForm'> & BodyVariables };

/**
 * Everything a standard request is answered by: limits, headers, files and the API, then the pages. Aborting `leaving`
 * says that this node is about to stop.
 */
export function createWeb(app: App, leaving?: AbortSignal): Hono<Env> {
  const web = new Hono<Env>();
  const limit = formLimit(app.config.publicFormLimit);
  const bodies = new BodiesUnderWay();

  web.use(lingeringClose, accessLog(app), securityHeaders(app));
  web.use(async (c, next) => {
    c.set('clientAddress', clientAddress(c, app.config.trustProxy));
    c.set('bodies', bodies);
    await next();
  });
  web.use(compress({ threshold: 1_024 }));
  web.use(async (c, next) => {
    if (!isReadable(new URL(c.req.url))) return plainPage(NOT_FOUND);
    await next();
  });

  web.route('/', calls(app, limit, leaving));

  web.use(async (c, next) => {
    const target = isRead(c) && movedTo(new URL(c.req.url));
    return target ? c.redirect(target, 301) : next();
  });
  web.route('/', staticFiles());

  web.use(async (c, next) => {
    const { methods } = matchRoute(new URL(c.req.url).pathname);
    if (!methods.includes(c.req.method)) return plainPage(NOT_ALLOWED, allowing(methods));
    return isRead(c) || !isForeign(app, c.req.raw) ? next() : plainPage(FOREIGN_FORM);
  });
  web.use(visitorsForms(app, limit));
  web.all('*', pages(app));

  web.onError((error, c) => failure(app, error, c));
  return web;
}

/** A body that is no JSON is its sender's mistake; anything else is ours, and logged. */
function failure(app: App, error: Error, c: Context<Env>): Response {
  if (error instanceof HTTPException && error.status < 500) {
    return problem({ status: error.status, title: 'Telo požiadavky nie je platný JSON.' });
  }
  app.log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
  const wantsPage = c.req.header('Accept')?.includes('text/html');
  const [page, headers] = isUnavailable(error) ? [UNAVAILABLE, RETRY_SOON] : [BROKEN, {}];
  return wantsPage ? plainPage(page, headers) : problem({ status: page.status, title: page.text }, headers);
}

const NOT_FOUND = {
  status: 404,
  title: 'Požadovaná stránka neexistuje',
  text: 'Skontrolujte adresu a skúste to znova.',
};
const NOT_ALLOWED = {
  status: 405,
  title: 'Takto to nejde',
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
