import { OpenAPIHono } from '@hono/zod-openapi';
import { METHOD_NAME_ALL } from 'hono/router';
import type { App } from '#server/app.ts';
import { isSchemaCurrent } from '#server/db/migrate.ts';
import { takesChanges } from '#server/db/storage.ts';
import { articleCalls } from '#web/api/articles.ts';
import { contactCalls } from '#web/api/contact-requests.ts';
import { courseCalls } from '#web/api/courses.ts';
import { signUpCalls } from '#web/api/sign-ups.ts';
import type { BodyVariables } from '#web/forms/request-body.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { problem, RETRY_SOON } from './problem.ts';
import { allowing } from './request-method.ts';

interface CallOptions {
  pageCache: PageCache;
  stopSignal: AbortSignal | undefined;
}

/**
 * Everything programs call: the API with its description, the liveness check and the readiness check. The node is not
 * ready once `stopSignal` is aborted, though it still responds for a moment, nor while its database cannot store
 * changes.
 */
export function calls(app: App, { pageCache, stopSignal }: CallOptions) {
  const all = new OpenAPIHono<{ Variables: BodyVariables }>();
  all.get('/healthz', () => plainText('ok'));
  all.get('/readyz', async (c) => {
    const notReady = (reason: string) => plainText(reason, { status: 503, headers: RETRY_SOON });
    if (stopSignal?.aborted) return notReady('leaving');
    // a proxy asks this alone: without a database every node still serves its pages
    if (c.req.query('only') === 'leaving') return plainText('ok');
    const storesChanges = (await isSchemaCurrent(app.db).catch(() => false)) && (await takesChanges(app));
    return storesChanges ? plainText('ok') : notReady('without database');
  });
  all.route('/', courseCalls(app, pageCache));
  all.route('/', signUpCalls(app));
  all.route('/', contactCalls(app));
  all.route('/', articleCalls(app, pageCache));
  describe(all, app);
  refuseOtherMethods(all);
  return all;
}

/** With its length: Hono does not compress a response known to be short. */
function plainText(text: string, { status = 200, headers = {} } = {}): Response {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(text.length) };
  return new Response(text, { status, headers: { ...own, ...headers } });
}

type Calls = OpenAPIHono<{ Variables: BodyVariables }>;

function describe(calls: Calls, { signInWay }: App): void {
  calls.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: signInWay.sessionCookie,
  });
  calls.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Kurzy, prihlášky, dopyty a články', version: '1.0.0' },
  });
}

/** An existing address responds to other methods with 405 and the allowed ones, instead of 404. */
function refuseOtherMethods(calls: Calls): void {
  const answering = calls.routes.filter(({ method }) => method !== METHOD_NAME_ALL);
  for (const [path, routes] of Map.groupBy(answering, ({ path }) => path)) {
    const methods = new Set(routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    calls.all(path, () => problem({ status: 405, title: NOT_ALLOWED }, allowing([...methods])));
  }
}

const NOT_ALLOWED = 'Táto adresa takú požiadavku neprijíma.';
