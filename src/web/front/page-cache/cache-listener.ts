import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '#server/app.ts';
import { mayHaveSession } from '#server/staff/sign-in-way.ts';
import type { OpenedForms, Sender } from '#web/forms/opened-forms.ts';
import type { NoteAnswer } from '#web/front/access-log.ts';
import { clientAddress, incomingOrigin } from '#web/front/client-address.ts';
import type { IsOwnHost } from '#web/front/own-host.ts';
import { matchRoute } from '#web/front/route-match.ts';
import { commonHeaders, openerHeaders, policyHeaders } from '#web/front/security-headers.ts';
import type { PageCache } from './page-cache.ts';
import { type Sending, sendingOf } from './send-cached.ts';

/** Answers a request from the page cache; false where it has to be rendered or is not a plain GET. */
export type CacheListener = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ListenerOptions {
  openedForms: OpenedForms;
  noteAnswer: NoteAnswer;
  isOwnHost: IsOwnHost;
}

/**
 * The fast path: a cached page is sent from Node's own listener. Standard requests, copied headers and the
 * chain of middleware cost five times as much as sending the bytes. Every other request goes through Hono, which sends
 * the same response.
 */
export function cacheListener(
  app: App,
  pageCache: PageCache,
  { openedForms, noteAnswer, isOwnHost }: ListenerOptions,
): CacheListener {
  const heads = new WeakMap<Sending, readonly string[]>();
  const common = commonHeaders(app);

  /** A flat array, as Node takes it; computed once for each response. */
  function newHead({ headers }: Sending): readonly string[] {
    const opener = openerHeaders(headers['cache-control'] ?? '');
    const policy = headers['content-security-policy'] ? {} : policyHeaders(headers['content-type'] ?? '');
    return Object.entries({ ...headers, ...common, ...opener, ...policy }).flat();
  }

  function sender(request: IncomingMessage): Sender {
    const { 'user-agent': userAgent = '' } = request.headers;
    return { clientAddress: clientAddress(incomingOrigin(request, app)), userAgent };
  }

  return (request, response) => {
    const start = performance.now();
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isPlain(request) || !isOwnHost(headers.host)) return false;
    const page = pageCache.get(url);
    if (!page || (page.isForVisitors && mayHaveSession(app.signInWay, headers.cookie))) return false;
    const sending = sendingOf(page, {
      acceptEncoding: headers['accept-encoding'] as string | undefined,
      ifNoneMatch: headers['if-none-match'],
    });
    if (!sending) return false;
    const requestId = randomUUID();
    response.writeHead(sending.status, [...heads.getOrInsertComputed(sending, newHead), 'x-request-id', requestId]);
    response.end(method === 'HEAD' ? undefined : sending.body);
    const { handle, path } = matchRoute(pathOf(url));
    if (handle.hasForm && method === 'GET') openedForms.note(sender(request), path);
    noteAnswer({ requestId, method, route: page.route, status: sending.status, start });
    return true;
  };
}

/** Without a body, a range or an expectation. */
function isPlain({ headers }: IncomingMessage): boolean {
  return (
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.range === undefined &&
    headers.expect === undefined
  );
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
