import { PassThrough, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { bestEncoding } from '#web/front/page-cache/encodings.ts';

/** Sends the first part at once, compressed and all, and the rest in the same answer when it is there. */
export async function twoPartAnswer(request: Request, first: Response, rest: Promise<string>): Promise<Response> {
  const headers = new Headers(first.headers);
  headers.set('Vary', 'Accept-Encoding');
  // or a proxy would keep the first part until it has the whole
  headers.set('X-Accel-Buffering', 'no');
  const encoding = bestEncoding(request.headers.get('Accept-Encoding') ?? '');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  if (request.method === 'HEAD') return new Response(null, { headers });
  const stream = STREAMS[encoding]();
  stream.write(await first.text());
  if ('flush' in stream) stream.flush();
  // whoever has left needs no more of it
  void rest.then((html) => stream.destroyed || stream.end(html));
  return new Response(Readable.toWeb(stream) as ReadableStream, { headers });
}

const STREAMS = {
  // made once, for one visitor: the best quality takes longer than the database was waited for
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
};
