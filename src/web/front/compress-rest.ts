import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { CacheVariables } from './page-cache/send-cached.ts';

const BYTES_MIN = 1_024;

/** Compresses responses that do not come from the cache, where they are already compressed. */
export function compressRest(): MiddlewareHandler<{ Variables: CacheVariables }> {
  const compressing = compress({ threshold: BYTES_MIN });
  return async (c, next) => {
    await next();
    if (!c.var.isCached) await compressing(c, async () => {});
  };
}
