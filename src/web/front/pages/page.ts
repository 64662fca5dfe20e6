import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { contentSecurityPolicy, withoutNonces } from '#web/front/content-security-policy.ts';
import { HOSTED_WIDGET_HEADER, readHostedWidget } from '#web/front/hosted-widget.ts';

/** A rendered page as bytes, ready to be sent. */
export interface Page {
  status: number;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
  etag: string;
  headers: Record<string, string>;
  dependsOn: Set<string>;
  /** The day it was rendered on: what is „today or later“ changes at midnight. */
  day: string;
  /** The instant from which on something else is to be seen, if that is known already. */
  freshUntil: string | null;
}

/** A page that is not kept: its policy set, its nonces and internal headers taken off. */
export async function sendOnce(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  const nonce = headers.get('X-Script-Nonce');
  const images = headers.get('X-Image-Sources') ?? '';
  const forms = headers.get('X-Form-Origins') ?? '';
  const widget = readHostedWidget(headers.get(HOSTED_WIDGET_HEADER));
  headers.delete('X-Script-Nonce');
  headers.delete('X-Page-Depends');
  headers.delete('X-Page-Fresh-Until');
  headers.delete('X-Image-Sources');
  headers.delete('X-Form-Origins');
  headers.delete(HOSTED_WIDGET_HEADER);
  if (!headers.has('Cache-Control') && !headers.has('ETag')) headers.set('Cache-Control', 'no-store');
  if (nonce === null) return new Response(response.body, { status: response.status, headers });
  const html = await response.text();
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, nonce, { images, forms, widget }));
  return new Response(withoutNonces(html, nonce), { status: response.status, headers });
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page, compressed once for all who will get it. */
export async function toPage(response: Response, dependsOn: string[], day: string): Promise<Page> {
  const nonce = response.headers.get('X-Script-Nonce') ?? '';
  const images = response.headers.get('X-Image-Sources') ?? '';
  const html = await response.text();
  const identity = Buffer.from(withoutNonces(html, nonce));
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    compressGzip(identity, { level: 9 }),
  ]);
  return {
    status: response.status,
    bodies: { br, gzip: gz, identity },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(html, nonce, { images }),
      // kept by the browser, asked for each time: a changed course is seen at once, an unchanged one costs 304
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Accept-Encoding',
    },
    dependsOn: new Set(dependsOn),
    day,
    freshUntil: response.headers.get('X-Page-Fresh-Until'),
  };
}

/** A page in the encoding the visitor takes, or the word that nothing has changed; the 404 page has no state to know. */
export function send(request: Request, { status, bodies, headers, etag }: Page): Response {
  const encoding = bestEncoding(request.headers.get('Accept-Encoding') ?? '');
  const answer = new Headers(headers);
  if (status === 200) {
    const tag = `"${etag}-${encoding}"`;
    answer.set('ETag', tag);
    if (isKnown(request.headers.get('If-None-Match') ?? '', tag))
      return new Response(null, { status: 304, headers: answer });
  } else answer.set('Cache-Control', 'no-store');
  if (encoding !== 'identity') answer.set('Content-Encoding', encoding);
  answer.set('Content-Length', String(bodies[encoding].byteLength));
  return new Response(bodies[encoding] as BodyInit, { status, headers: answer });
}

/** The best encoding we have of those the visitor takes; a star stands for what is not named (RFC 9110, 12.5.3). */
export function bestEncoding(accepted: string): keyof Page['bodies'] {
  const weights = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const).find((encoding) => weightOf(encoding) > 0) ?? 'identity';
}

/** Weak comparison (RFC 9110, 13.1.2): a list, each perhaps marked weak, or a star. */
function isKnown(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
}
