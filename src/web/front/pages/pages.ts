import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import * as build from 'virtual:react-router/server-build';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { App } from '#server/app.ts';
import { AnswerTooSlow } from '#server/request-failures/failure-log.ts';
import { type Visit, visitContext } from '#web/context.ts';
import { yieldToEventLoop } from '#web/forms/yield-to-event-loop.ts';
import { CompanyDetails } from '#web/front/company-details.ts';
import { contentSecurityPolicy, withoutNonces } from '#web/front/content-security-policy.ts';
import { HOSTED_WIDGET_HEADER, readHostedWidget } from '#web/front/hosted-widget.ts';
import {
  type CachedPage,
  FRESH_UNTIL_HEADER,
  prepare,
  SHARED_CACHE_CONTROL,
} from '#web/front/page-cache/cached-page.ts';
import { bestEncoding, ENCODINGS } from '#web/front/page-cache/encodings.ts';
import type { PageCache } from '#web/front/page-cache/page-cache.ts';
import { type CacheVariables, sendCached } from '#web/front/page-cache/send-cached.ts';
import { plainPage } from '#web/front/plain-page.ts';
import { RETRY_SOON } from '#web/front/problem.ts';
import { matchRoute } from '#web/front/route-match.ts';
import { SingleFlightReads } from '#web/front/single-flight-reads.ts';
import { deferredFailure, deferredPart, deferredRedirect, shell } from './deferred-part.ts';
import { aboutPage, ownRequest, sharedAddress, sharedRequest } from './page-request.ts';

/** How long the database may take before the shell of a page is sent: 80 ms. */
const SHELL_AFTER_WAITS = 8;
const WAIT_MILLISECONDS = 10;

/** The longest time to a response; the reads of a page time out sooner. */
const ANSWER_MILLISECONDS_MAX = 15_000;

type Env = { Variables: Pick<Visit, 'requestId' | 'clientAddress' | 'body' | 'sentForm'> & CacheVariables };

/** Renders pages or serves them from the cache; one that waits for the database is streamed in two parts. */
export function pages(app: App, pageCache: PageCache) {
  const render = createRequestHandler(build, import.meta.env.MODE);
  const reads = new SingleFlightReads();
  const company = new CompanyDetails(app, reads);
  app.announcements.listen((topic) => {
    if (topic !== 'jobs') reads.clear();
  });

  return { answer, warm };

  async function answer(c: Context<Env>): Promise<Response> {
    const url = new URL(c.req.url);
    const { handle, isDocument, pattern: route } = matchRoute(url.pathname);
    const visit: Visit = { app, reads, company, route, ...c.var };
    if (c.req.method === 'POST') return rendered(ownRequest(c, app), visit);
    const address = sharedAddress(url);
    const request = address ? sharedRequest(address, app) : ownRequest(c, app);
    const page = finished(address ? cached(address, visit) : inTime(rendered(request, visit), visit), visit);
    const late = isDocument ? handle.late : undefined;
    const first = late && (await isWaitingForDatabase(page)) && (await shellOf(late, request, visit));
    if (first) return twoPartAnswer(c.req.raw, first, restOf(late, page, visit));
    const made = await page;
    if (made instanceof Response) return made;
    c.set('isCached', true);
    return sendCached(c.req.raw, made);
  }

  /** Renders the pages of these addresses into the cache, one after the other, as far as they are shareable. */
  async function warm(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const { pattern: route } = matchRoute(address);
      const visit = { app, reads, company, requestId: randomUUID(), route, clientAddress: '' } as Visit;
      const made = sharedAddress(new URL(address, 'http://localhost')) === address && (await cached(address, visit));
      if (made && !(made instanceof Response))
        await Promise.all(ENCODINGS.map((encoding) => prepare(made, encoding)));
    }
  }

  /** The page of this address from the cache, or rendered for all visitors. */
  function cached(address: string, visit: Visit): Promise<CachedPage | Response> {
    const render = () => inTime(rendered(sharedRequest(address, app), visit), visit);
    return import.meta.env.DEV ? render() : pageCache.find(address, { ...aboutPage(address), load: render });
  }

  /** The page, or the one named by its X-Page-Instead header. */
  async function finished(page: Promise<CachedPage | Response>, visit: Visit): Promise<CachedPage | Response> {
    const made = await page;
    const instead = made instanceof Response && made.headers.get('X-Page-Instead');
    return instead ? finished(cached(instead, visit), visit) : made;
  }

  async function rendered(request: Request, visit: Visit, change?: ChangeOfPage): Promise<Response> {
    const context = new RouterContextProvider();
    const own = { ...visit };
    context.set(visitContext, own);
    await yieldToEventLoop();
    const answer = await finishPage(await render(request, context), change);
    const isShared = answer.headers.get('Cache-Control') === SHARED_CACHE_CONTROL;
    if (isShared && own.pageIsFreshUntil) answer.headers.set(FRESH_UNTIL_HEADER, own.pageIsFreshUntil);
    if (answer.status !== 500) return answer;
    if (own.failedBecause === 'damaged') return plainPage({ ...DAMAGED_FILE, requestId: own.requestId });
    if (own.failedBecause !== 'unavailable') return answer;
    return new Response(answer.body, { status: 503, headers: [...answer.headers, ...Object.entries(RETRY_SOON)] });
  }

  /** The page without what it reads from the database; undefined where it cannot be rendered. */
  async function shellOf(late: string, request: Request, visit: Visit): Promise<Response | undefined> {
    const made = await rendered(request, { ...visit, isShell: true }, (html, nonce) => shell(html, late, nonce));
    return made.status === 200 ? made : undefined;
  }

  /** True when the page is not rendered in time and a read of the database is pending. */
  async function isWaitingForDatabase(page: Promise<unknown>): Promise<boolean> {
    const isRendered = page.then(
      () => true,
      () => true,
    );
    const waitAbort = new AbortController();
    try {
      // many short timers take longer while the process itself is busy, so that a busy process sends no shell
      for (let wait = 0; wait < SHELL_AFTER_WAITS; wait += 1) {
        if (await Promise.race([isRendered, delay(WAIT_MILLISECONDS, false, { signal: waitAbort.signal })]))
          return false;
      }
      return reads.arePending;
    } finally {
      waitAbort.abort();
    }
  }
}

/** The second part of a response whose shell has been sent. */
async function restOf(late: string, page: Promise<CachedPage | Response>, visit: Visit): Promise<string> {
  try {
    const made = await page;
    if (!(made instanceof Response)) return deferredPart(made.bodies.identity.toString(), late);
    const to = made.headers.get('Location');
    return to ? deferredRedirect(to) : deferredPart(await made.text(), late);
  } catch (error) {
    visit.app.failures.note(visit, error, 'the deferred part of a page failed');
    return deferredFailure('Chyba pri načítaní údajov');
  }
}

async function inTime(answer: Promise<Response>, visit: Visit): Promise<Response> {
  const tooLong = Promise.withResolvers<Response>();
  const timer = setTimeout(() => {
    visit.app.failures.note(visit, new AnswerTooSlow(), 'a page was not there in time');
    tooLong.resolve(plainPage({ ...TOO_BUSY, requestId: visit.requestId }, { 'Retry-After': '30' }));
  }, ANSWER_MILLISECONDS_MAX);
  try {
    return await Promise.race([answer, tooLong.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const DAMAGED_FILE = {
  status: 500,
  title: 'Súbor je poškodený',
  text: 'Uložený súbor je iný, než bol odoslaný, preto ho nevydáme. Správca webu sa o\u00A0tom dozvie.',
};

const TOO_BUSY = {
  status: 503,
  title: 'Stránku sa nepodarilo zobraziť',
  text: 'Server odpovedá príliš pomaly. Skúste to o chvíľu znova.',
};

/** Headers from the renderer for the front only. */
const INTERNAL_HEADERS = ['X-Script-Nonce', 'X-Image-Sources', 'X-Form-Origins', HOSTED_WIDGET_HEADER];

/** A change of the page's markup before it is finished; the parts it adds may have the nonce. */
type ChangeOfPage = (html: string, nonce: string) => string;

/** A rendered page as it is sent: its policy set, its nonces and internal headers removed. */
async function finishPage(response: Response, change: ChangeOfPage = (html) => html): Promise<Response> {
  const headers = new Headers(response.headers);
  const nonce = headers.get('X-Script-Nonce');
  const images = headers.get('X-Image-Sources') ?? '';
  const forms = headers.get('X-Form-Origins') ?? '';
  const widget = readHostedWidget(headers.get(HOSTED_WIDGET_HEADER));
  for (const name of INTERNAL_HEADERS) headers.delete(name);
  if (!headers.has('Cache-Control') && !headers.has('ETag')) headers.set('Cache-Control', 'no-store');
  if (nonce === null) return new Response(response.body, { status: response.status, headers });
  const html = change(await response.text(), nonce);
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, nonce, { images, forms, widget }));
  return new Response(withoutNonces(html, nonce), { status: response.status, headers });
}

/** Sends the first part at once, compressed, and the rest in the same response when it is ready. */
async function twoPartAnswer(request: Request, first: Response, rest: Promise<string>): Promise<Response> {
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
