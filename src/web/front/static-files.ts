import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { isRead } from './request-method.ts';

/** What the build made and `public/` holds, compressed beforehand; whatever else is asked for goes on to the pages. */
export function staticFiles(): Hono {
  const files = new Hono();
  files.use(async (c, next) => {
    if (isRead(c) && !isRangeKnown(c.req.header('Range'))) c.req.raw = withoutRange(c.req.raw);
    await next();
  });
  files.use('/assets/*', kept('public, max-age=31536000, immutable'));
  const publicFiles = kept(A_DAY);
  files.use((c, next) => (/\.[a-z0-9]+$/.test(c.req.path) ? publicFiles(c, next) : next()));
  files.get('/pdf/uchdzaci', applicantsConsent());
  return files;
}

const A_DAY = 'public, max-age=86400';

function kept(cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root: './build/client', precompressed: true });
  return async (c, next) => {
    const answer = await serve(c, next);
    if (!(answer instanceof Response)) return;
    answer.headers.set('Cache-Control', cacheControl);
    const type = MEDIA_TYPES.get(extname(c.req.path));
    if (type) answer.headers.set('Content-Type', type);
    return answer;
  };
}

/** What Hono does not know by name. */
const MEDIA_TYPES = new Map([
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]);

/** The applicants' consent form under the address the specification gives it, without an ending (section 2.6). */
function applicantsConsent(): MiddlewareHandler {
  const serve = serveStatic({ path: './build/client/pdf/uchdzaci.pdf' });
  return async (c, next) => {
    const answer = await serve(c, next);
    if (!(answer instanceof Response)) return;
    answer.headers.set('Cache-Control', A_DAY);
    answer.headers.set('Content-Disposition', 'inline; filename="uchdzaci.pdf"');
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
