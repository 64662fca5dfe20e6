import { PassThrough, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { CachedPage } from '#web/front/page-cache/cached-page.ts';
import { bestEncoding } from '#web/front/page-cache/encodings.ts';
import { deferredFailure, deferredPart, deferredRedirect } from './deferred-part.ts';
import type { Rendered } from './page-facts.ts';
import type { Requested } from './rendering.ts';

/** Sends the first part at once, compressed, and the rest in the same response when it is ready. */
export async function twoPartAnswer(request: Request, first: Response, rest: Promise<string>): Promise<Response> {
  const headers = new Headers(first.headers);
  headers.set('Vary', 'Accept-Encoding');
  // otherwise a proxy would buffer the first part until it has the whole response
  headers.set('X-Accel-Buffering', 'no');
  const encoding = bestEncoding(request.headers.get('Accept-Encoding') ?? '');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') return new Response(null, { headers });
  const stream = STREAMS[encoding]();
  stream.write(await first.text());
  if ('flush' in stream) stream.flush();
  // a visitor who has disconnected needs no rest
  void rest.then((html) => stream.destroyed || stream.end(html));
  return new Response(Readable.toWeb(stream) as ReadableStream, { headers });
}

const STREAMS = {
  // compressed for one visitor only: the best quality takes longer than the wait for the database
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
};

/** The second part of a response whose shell has been sent. */
export async function restOf(late: string, page: Promise<CachedPage | Rendered>, visit: Requested): Promise<string> {
  try {
    const made = await page;
    if (!('response' in made)) return deferredPart(made.bodies.identity.toString(), late);
    const to = made.response.headers.get('Location');
    return to ? deferredRedirect(to) : deferredPart(await made.response.text(), late);
  } catch (error) {
    visit.app.failures.note(visit, error, 'the deferred part of a page failed');
    return deferredFailure('Chyba pri načítaní údajov');
  }
}
