import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Topic } from '#server/announcements.ts';
import type { App } from '#server/app.ts';
import { mayHaveSession } from '#server/staff/sign-in-way.ts';
import { isRead } from '#web/front/request-method.ts';
import type { PageCache } from './page-cache.ts';
import { type CacheVariables, sendCached } from './send-cached.ts';

interface CachedCall {
  dependsOn: readonly Topic[];
  /** The canonical address; undefined for a request whose response is not cached. */
  address(c: Context): string | undefined;
}

/** Caches the response of a call to visitors; a request with a session cookie is never answered from the cache. */
export function cachedCall(
  { signInWay }: App,
  pageCache: PageCache,
  { dependsOn, address }: CachedCall,
): MiddlewareHandler<{ Variables: CacheVariables }> {
  return async (c, next) => {
    const canonical = isRead(c) && !mayHaveSession(signInWay, c.req.header('Cookie')) ? address(c) : undefined;
    if (canonical === undefined) return next();
    const page = await pageCache.find(canonical, {
      dependsOn: new Set(dependsOn),
      isForVisitors: true,
      route: routePath(c),
      async load() {
        await next();
        return { response: c.res, facts: { freshUntil: c.var.freshUntil } };
      },
    });
    if ('response' in page) return;
    c.set('isCached', true);
    c.res = undefined;
    c.res = await sendCached(c.req.raw, page);
  };
}
