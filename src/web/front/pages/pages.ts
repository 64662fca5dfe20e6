import { setTimeout as delay } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { App } from '#server/app.ts';
import { instant, today } from '#server/clock.ts';
import { type Visit, visitContext } from '#web/context.ts';
import { nextTurn } from '#web/forms/next-turn.ts';
import { CompanyDetails } from '#web/front/company-details.ts';
import { plainPage } from '#web/front/plain-page.ts';
import { RETRY_SOON } from '#web/front/problem.ts';
import { matchRoute } from '#web/front/route-match.ts';
import { SingleFlightReads } from '#web/front/single-flight-reads.ts';
import { deferredFailure, deferredPart, deferredRedirect, shell } from './deferred-part.ts';
import { type Page, send, sendOnce } from './page.ts';
import { PageCache } from './page-cache.ts';
import { ownRequest, sharedAddress, sharedRequest } from './page-request.ts';
import { twoPartAnswer } from './two-part-answer.ts';

/** How long the database may take before a page leaves as a shell: 80 ms. */
const SHELL_AFTER_WAITS = 8;
const WAIT_MILLISECONDS = 10;

/** Nobody is kept waiting longer. A page’s own reads give up sooner, and it says what it lacks. */
const ANSWER_MILLISECONDS_MAX = 15_000;

type Env = { Variables: Pick<Visit, 'requestId' | 'clientAddress' | 'body' | 'sentForm'> };

/** Hands a request to the pages: kept ones from memory, one that has to wait for the database in two parts. */
export function pages(app: App) {
  const render = createRequestHandler(build, import.meta.env.MODE);
  const cache = new PageCache();
  const reads = new SingleFlightReads();
  const company = new CompanyDetails(app, reads);
  app.announcements.listen((topic) => {
    reads.forget();
    cache.drop(topic);
  });

  return async (c: Context<Env>): Promise<Response> => {
    const visit: Visit = { app, reads, company, ...c.var };
    if (c.req.method === 'POST') return sendOnce(await rendered(ownRequest(c, app), visit));
    const { pathname, searchParams } = new URL(c.req.url);
    const { handle, isDocument, shownPath, canonicalQuery } = matchRoute(pathname);
    const isShared = isDocument && handle.dependsOn !== undefined;
    const address = isShared ? sharedAddress(shownPath, canonicalQuery(searchParams)) : undefined;
    const request = address ? sharedRequest(address, app) : ownRequest(c, app);
    const page = finished(address ? kept(address, visit) : inTime(rendered(request, visit)), visit);
    const late = isDocument ? handle.late : undefined;
    const first = late && (await isWaitingForDatabase(page)) && (await shellOf(late, request, visit));
    if (first) return twoPartAnswer(c.req.raw, first, restOf(late, page, visit));
    const made = await page;
    return made instanceof Response ? sendOnce(made) : send(c.req.raw, made);
  };

  /** The page of this address from memory, or rendered now for all visitors. */
  function kept(address: string, visit: Visit): Promise<Page | Response> {
    const render = () => inTime(rendered(sharedRequest(address, app), visit));
    return import.meta.env.DEV ? render() : cache.find(address, { day: today(app), now: instant(app) }, render);
  }

  /** What was made, or the page it says is to be shown instead. */
  async function finished(page: Promise<Page | Response>, visit: Visit): Promise<Page | Response> {
    const made = await page;
    const instead = made instanceof Response && made.headers.get('X-Page-Instead');
    return instead ? finished(kept(instead, visit), visit) : made;
  }

  async function rendered(request: Request, visit: Visit): Promise<Response> {
    const context = new RouterContextProvider();
    const own = { ...visit };
    context.set(visitContext, own);
    await nextTurn();
    const answer = await render(request, context);
    if (answer.status !== 500 || !own.isDatabaseUnavailable) return answer;
    return new Response(answer.body, { status: 503, headers: [...answer.headers, ...Object.entries(RETRY_SOON)] });
  }

  /** The page as it is without the database; undefined when it cannot even be made. */
  async function shellOf(late: string, request: Request, visit: Visit): Promise<Response | undefined> {
    const made = await rendered(request, { ...visit, isShell: true });
    if (made.status !== 200) return undefined;
    const nonce = made.headers.get('X-Script-Nonce') ?? '';
    return sendOnce(new Response(shell(await made.text(), late, nonce), made));
  }

  /** True when the page is not there after a while and the database, not our own work, is what it waits for. */
  async function isWaitingForDatabase(page: Promise<unknown>): Promise<boolean> {
    const isThere = page.then(
      () => true,
      () => true,
    );
    const left = new AbortController();
    try {
      // by many short waits: while the process itself is busy they grow longer, and the database is not to blame
      for (let wait = 0; wait < SHELL_AFTER_WAITS; wait += 1) {
        if (await Promise.race([isThere, delay(WAIT_MILLISECONDS, false, { signal: left.signal })])) return false;
      }
      return reads.arePending;
    } finally {
      left.abort();
    }
  }
}

/** What the page turned out to be, as the rest of an answer whose first part has left. */
async function restOf(late: string, page: Promise<Page | Response>, { app, requestId }: Visit): Promise<string> {
  try {
    const made = await page;
    if (!(made instanceof Response)) return deferredPart(made.bodies.identity.toString(), late);
    const to = made.headers.get('Location');
    return to ? deferredRedirect(to) : deferredPart(await (await sendOnce(made)).text(), late);
  } catch (error) {
    app.log.error({ err: error, requestId }, 'the deferred part of a page failed');
    return deferredFailure('Chyba pri načítaní údajov');
  }
}

async function inTime(answer: Promise<Response>): Promise<Response> {
  const over = new AbortController();
  const tooLong = delay(ANSWER_MILLISECONDS_MAX, TOO_LONG, { signal: over.signal });
  try {
    const made = await Promise.race([answer, tooLong]);
    return made === TOO_LONG ? plainPage(TOO_BUSY, { 'Retry-After': '30' }) : made;
  } finally {
    over.abort();
  }
}

/** Told apart from any answer. */
const TOO_LONG = Symbol('too long');

const TOO_BUSY = {
  status: 503,
  title: 'Stránku sa nepodarilo zobraziť',
  text: 'Server odpovedá príliš pomaly. Skúste to o chvíľu znova.',
};
