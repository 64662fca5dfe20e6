import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { KeptVariables } from './kept/send-kept.ts';

const BYTES_MIN = 1_024;

/** Compresses what is made for one asker; what is kept was compressed once for all, in the encoding that is taken. */
export function compressRest(): MiddlewareHandler<{ Variables: KeptVariables }> {
  const compressing = compress({ threshold: BYTES_MIN });
  return async (c, next) => {
    await next();
    if (!c.var.isKept) await compressing(c, async () => {});
  };
}
