import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { isFile, mediaType, readBuildFile } from './page-cache/build-files.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { type CacheVariables, sendCached } from './page-cache/send-cached.ts';
import { isRead } from './request-method.ts';

export const A_DAY = 'public, max-age=86400';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The applicants' consent form at the address given in the specification, without an ending (section 2.6). */
const CONSENT = { address: '/pdf/uchdzaci', path: '/pdf/uchdzaci.pdf' };

/** The precompressed files of the build and of `public/`; every other path is passed to the pages. */
export function staticFiles(pageCache: PageCache): Hono<{ Variables: CacheVariables }> {
  const files = new Hono<{ Variables: CacheVariables }>();
  files.use(async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const path = pathname === CONSENT.address ? CONSENT.path : decodeURIComponent(pathname);
    if (!isRead(c) || !isFile(path)) return next();
    const headers = headersOf(path, pathname);
    // If-Range never holds for a weak ETag (RFC 9110, 13.1.5): the file may have changed since the first part
    if (!c.req.header('If-Range') && isOneRange(c.req.header('Range'))) return sendRange(path, headers, c);
    // cached by canonical address; other spellings are answered and not cached
    const address = pathname === CONSENT.address ? pathname : encodeURI(path);
    const file = pageCache.get(address) ?? readBuildFile(path, headers);
    pageCache.set(address, file);
    c.set('isCached', true);
    return sendCached(c.req.raw, file);
  });
  return files;
}

function headersOf(path: string, pathname: string): Record<string, string> {
  return {
    'cache-control': path.startsWith('/assets/') ? IMMUTABLE : A_DAY,
    ...(pathname === CONSENT.address && { 'content-disposition': 'inline; filename="uchdzaci.pdf"' }),
  };
}

/** A range of a file, as players and readers of long documents request it. */
async function sendRange(path: string, headers: Record<string, string>, c: Context): Promise<Response> {
  const answer = await serveStatic({ path: `./build/client${path}` })(c, async () => {});
  if (!(answer instanceof Response)) return c.notFound();
  for (const [name, value] of Object.entries({ ...headers, 'content-type': mediaType(path) })) {
    answer.headers.set(name, value);
  }
  return answer;
}

/** One range of bytes; any other may be ignored, one in an unknown unit must be (RFC 9110, 14.2). */
function isOneRange(range: string | undefined): boolean {
  return range !== undefined && /^bytes=(\d+-\d*|-\d+)$/.test(range);
}
