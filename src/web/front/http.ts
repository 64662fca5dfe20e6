import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { METHOD_NAME_ALL } from 'hono/router';
import type { App } from '#server/app.ts';
import { isSchemaCurrent } from '#server/db/migrate.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { articleCalls } from '#web/api/articles.ts';
import { contactCalls } from '#web/api/contact-requests.ts';
import { courseCalls } from '#web/api/courses.ts';
import { signUpCalls } from '#web/api/sign-ups.ts';
import type { Visit } from '#web/context.ts';
import { BodiesUnderWay } from '#web/forms/bodies-under-way.ts';
import { formLimit } from '#web/forms/form-limit.ts';
import { lingeringClose } from '#web/forms/lingering-close.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import { visitorsForms } from '#web/forms/visitors-forms.ts';
import { clientAddress } from './client-address.ts';
import { isForeign } from './origin.ts';
import { pages } from './pages.ts';
import { plainPage } from './plain-page.ts';
import { problem, RETRY_SOON } from './problem.ts';
import { movedTo } from './redirects.ts';
import { matchRoute } from './route-match.ts';

export { type App, openApp } from '#server/app.ts';
export { readConfig } from '#server/config.ts';
export { logProcess } from '#server/process-log.ts';
export { inviteFirstStaffMember } from '#server/staff/invitation.ts';
export { hasStaff } from '#server/staff/staff.ts';
export { startFailure } from '#server/start-failure.ts';
export { createHttpServer } from './http-server.ts';
export { SITE_PAGES, sharingPicture } from './site-pages.ts';

type Env = { Variables: Pick<Visit, 'requestId' | 'sentForm'> & BodyVariables };

/** The front of the house: limits, headers, files, the API, then the pages. Answers standard requests. */
export function createWeb(app: App): OpenAPIHono<Env> {
  const web = new OpenAPIHono<Env>();
  const limit = formLimit(app.config.publicFormLimit);
  const bodies = new BodiesUnderWay();

  web.use(lingeringClose);
  web.use(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('clientAddress', clientAddress(c, app.config.trustProxy));
    c.set('bodies', bodies);
    const start = performance.now();
    await next();
    for (const [name, value] of Object.entries(securityHeaders(app))) c.res.headers.set(name, value);
    if (isSomebodysOwn(c.res)) c.res.headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    c.res.headers.set('X-Request-Id', requestId);
    const milliseconds = Math.round(performance.now() - start);
    const line = { requestId, method: c.req.method, route: routeOf(c), status: c.res.status, milliseconds };
    app.log.info(line, 'answered');
  });
  web.use(compress({ threshold: 1_024 }));
  web.use(async (c, next) => {
    if (!isReadable(new URL(c.req.url))) return plainPage(NOWHERE);
    await next();
  });

  web.get('/healthz', (c) => c.text('ok'));
  web.get('/readyz', async (c) => {
    const ready = await isSchemaCurrent(app.db).catch(() => false);
    return ready ? c.text('ok') : c.text('not ready', 503, RETRY_SOON);
  });
  web.route('/', courseCalls(app));
  web.route('/', signUpCalls(app, limit));
  web.route('/', contactCalls(app, limit));
  web.route('/', articleCalls(app));
  describeCalls(web);
  refuseOtherMethods(web);
  web.all('/api/*', () => problem({ status: 404, title: 'Takéto volanie neexistuje.' }));

  web.use(async (c, next) => {
    const target = isRead(c) && movedTo(new URL(c.req.url));
    return target ? c.redirect(target, 301) : next();
  });
  web.use(async (c, next) => {
    if (isRead(c) && !isRangeKnown(c.req.header('Range'))) c.req.raw = withoutRange(c.req.raw);
    await next();
  });
  web.use('/assets/*', files('public, max-age=31536000, immutable'));
  const publicFiles = files('public, max-age=86400');
  web.use((c, next) => (/\.[a-z0-9]+$/.test(c.req.path) ? publicFiles(c, next) : next()));
  web.get('/pdf/uchdzaci', applicantsConsent());

  web.use(async (c, next) => {
    const { methods } = matchRoute(new URL(c.req.url).pathname);
    if (!methods.includes(c.req.method)) return plainPage(NOT_SO, allowing(methods));
    return isRead(c) || !isForeign(app, c.req.raw) ? next() : plainPage(FOREIGN_FORM);
  });
  web.use(visitorsForms(app, limit));
  web.all('*', pages(app));

  web.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      return problem({ status: error.status, title: 'Telo požiadavky nie je platný JSON.' });
    }
    app.log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    const wantsPage = c.req.header('Accept')?.includes('text/html');
    const [page, headers] = isUnavailable(error) ? [AWAY, RETRY_SOON] : [BROKEN, {}];
    return wantsPage ? plainPage(page, headers) : problem({ status: page.status, title: page.text }, headers);
  });
  return web;
}

/** The pattern of the address that was asked, „/blog/:slug“: the address itself is a stranger's words. */
function routeOf(c: Context): string | undefined {
  const route = routePath(c);
  const url = new URL(c.req.url);
  if (route !== '/*') return route;
  return isReadable(url) ? matchRoute(url.pathname).pattern : undefined;
}

function securityHeaders({ config }: App): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(config.baseUrl?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/**
 * What must not be stored is not for everybody, and other sites' windows are kept away from its window. A page for
 * everybody has nothing to hide from them, and would pay with a new process of the browser just while it loads.
 */
function isSomebodysOwn({ headers }: Response): boolean {
  return headers.get('Cache-Control')?.includes('no-store') ?? false;
}

function describeCalls(web: OpenAPIHono<Env>): void {
  web.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'bozp.session_token',
  });
  web.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Kurzy, prihlášky, dopyty a články', version: '1.0.0' },
  });
}

/** Every address known so far answers other methods with those it takes, instead of denying that it exists. */
function refuseOtherMethods(web: OpenAPIHono<Env>): void {
  const answering = web.routes.filter(({ method }) => method !== METHOD_NAME_ALL);
  for (const [path, routes] of Map.groupBy(answering, ({ path }) => path)) {
    const methods = new Set(routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    web.all(path, () => problem({ status: 405, title: NOT_SO.text }, allowing([...methods])));
  }
}

function allowing(methods: readonly string[]): Record<string, string> {
  return { Allow: methods.join(', ') };
}

/** What the build made and `public/` holds, compressed beforehand. */
function files(cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root: './build/client', precompressed: true });
  return async (c, next) => {
    if (!isRead(c)) return next() as never;
    let found = true;
    const answer = await serve(c, async () => {
      found = false;
      await next();
    });
    if (!found || !answer) return answer as undefined;
    answer.headers.set('Cache-Control', cacheControl);
    const type = MEDIA_TYPES.get(extname(c.req.path));
    if (type) answer.headers.set('Content-Type', type);
    return answer;
  };
}

/** One range of bytes. The file server sends whatever else it is asked for as if all of the file were a part of it. */
function isRangeKnown(range = 'bytes=0-'): boolean {
  return /^bytes=(\d+-\d*|-\d+)$/.test(range);
}

/** Any range may be ignored, one in an unknown unit must be (RFC 9110, 14.2). */
function withoutRange(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Range');
  return new Request(request, { headers });
}

/** The applicants' consent form under the address the specification gives it, without an ending (section 2.6). */
function applicantsConsent(): MiddlewareHandler {
  const serve = serveStatic({ path: './build/client/pdf/uchdzaci.pdf' });
  return async (c, next) => {
    const answer = await serve(c, next);
    if (!answer) return answer;
    answer.headers.set('Cache-Control', 'public, max-age=86400');
    answer.headers.set('Content-Disposition', 'inline; filename="uchdzaci.pdf"');
    return answer;
  };
}

/** What Hono does not know by name. */
const MEDIA_TYPES = new Map([
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);

/** No address of ours holds bytes that are no text, or control characters: NUL breaks a query of Postgres. */
function isReadable({ pathname, search }: URL): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !search.includes('%00');
  } catch {
    return false;
  }
}

function isRead(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

const NOWHERE = {
  status: 404,
  title: 'Požadovaná stránka neexistuje',
  text: 'Skontrolujte adresu a skúste to znova.',
};
const NOT_SO = {
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
};
const AWAY = { ...BROKEN, status: 503 };
