import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { App } from '#server/app.ts';
import { AnswerTooSlow } from '#server/request-failures/failure-log.ts';
import { type Visit, visitContext } from '#web/context.ts';
import { nextTurn } from '#web/forms/next-turn.ts';
import { CompanyDetails } from '#web/front/company-details.ts';
import { ENCODINGS } from '#web/front/kept/encodings.ts';
import { FRESH_UNTIL_HEADER, type KeptAnswer, prepare, SHARED_CACHE_CONTROL } from '#web/front/kept/kept-answer.ts';
import type { KeptAnswers } from '#web/front/kept/kept-answers.ts';
import { type KeptVariables, sendKept } from '#web/front/kept/send-kept.ts';
import { plainPage } from '#web/front/plain-page.ts';
import { RETRY_SOON } from '#web/front/problem.ts';
import { matchRoute } from '#web/front/route-match.ts';
import { SingleFlightReads } from '#web/front/single-flight-reads.ts';
import { deferredFailure, deferredPart, deferredRedirect, shell } from './deferred-part.ts';
import { type ChangeOfPage, finishPage } from './finish-page.ts';
import { aboutPage, ownRequest, sharedAddress, sharedRequest } from './page-request.ts';
import { twoPartAnswer } from './two-part-answer.ts';

/** How long the database may take before a page leaves as a shell: 80 ms. */
const SHELL_AFTER_WAITS = 8;
const WAIT_MILLISECONDS = 10;

/** Nobody is kept waiting longer. A page’s own reads give up sooner, and it says what it lacks. */
const ANSWER_MILLISECONDS_MAX = 15_000;

type Env = { Variables: Pick<Visit, 'requestId' | 'clientAddress' | 'body' | 'sentForm'> & KeptVariables };

/** Hands a request to the pages: kept ones from memory, one that has to wait for the database in two parts. */
export function pages(app: App, keptAnswers: KeptAnswers) {
  const render = createRequestHandler(build, import.meta.env.MODE);
  const reads = new SingleFlightReads();
  const company = new CompanyDetails(app, reads);
  app.announcements.listen((topic) => {
    if (topic !== 'jobs') reads.forget();
  });

  return { answer, keep };

  async function answer(c: Context<Env>): Promise<Response> {
    const url = new URL(c.req.url);
    const { handle, isDocument, pattern: route } = matchRoute(url.pathname);
    const visit: Visit = { app, reads, company, route, ...c.var };
    if (c.req.method === 'POST') return rendered(ownRequest(c, app), visit);
    const address = sharedAddress(url);
    const request = address ? sharedRequest(address, app) : ownRequest(c, app);
    const page = finished(address ? kept(address, visit) : inTime(rendered(request, visit), visit), visit);
    const late = isDocument ? handle.late : undefined;
    const first = late && (await isWaitingForDatabase(page)) && (await shellOf(late, request, visit));
    if (first) return twoPartAnswer(c.req.raw, first, restOf(late, page, visit));
    const made = await page;
    if (made instanceof Response) return made;
    c.set('isKept', true);
    return sendKept(c.req.raw, made);
  }

  /** Makes the pages of these addresses, one after the other, as far as they may be kept. */
  async function keep(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const { pattern: route } = matchRoute(address);
      const visit = { app, reads, company, requestId: randomUUID(), route, clientAddress: '' } as Visit;
      const made = sharedAddress(new URL(address, 'http://localhost')) === address && (await kept(address, visit));
      if (made && !(made instanceof Response))
        await Promise.all(ENCODINGS.map((encoding) => prepare(made, encoding)));
    }
  }

  /** The page of this address from memory, or rendered now for all visitors. */
  function kept(address: string, visit: Visit): Promise<KeptAnswer | Response> {
    const render = () => inTime(rendered(sharedRequest(address, app), visit), visit);
    return import.meta.env.DEV ? render() : keptAnswers.find(address, { ...aboutPage(address), make: render });
  }

  /** What was made, or the page it says is to be shown instead. */
  async function finished(page: Promise<KeptAnswer | Response>, visit: Visit): Promise<KeptAnswer | Response> {
    const made = await page;
    const instead = made instanceof Response && made.headers.get('X-Page-Instead');
    return instead ? finished(kept(instead, visit), visit) : made;
  }

  async function rendered(request: Request, visit: Visit, change?: ChangeOfPage): Promise<Response> {
    const context = new RouterContextProvider();
    const own = { ...visit };
    context.set(visitContext, own);
    await nextTurn();
    const answer = await finishPage(await render(request, context), change);
    const isShared = answer.headers.get('Cache-Control') === SHARED_CACHE_CONTROL;
    if (isShared && own.pageIsFreshUntil) answer.headers.set(FRESH_UNTIL_HEADER, own.pageIsFreshUntil);
    if (answer.status !== 500) return answer;
    if (own.failedBecause === 'damaged') return plainPage({ ...DAMAGED_FILE, requestId: own.requestId });
    if (own.failedBecause !== 'unavailable') return answer;
    return new Response(answer.body, { status: 503, headers: [...answer.headers, ...Object.entries(RETRY_SOON)] });
  }

  /** The page as it is without the database; undefined when it cannot even be made. */
  async function shellOf(late: string, request: Request, visit: Visit): Promise<Response | undefined> {
    const made = await rendered(request, { ...visit, isShell: true }, (html, nonce) => shell(html, late, nonce));
    return made.status === 200 ? made : undefined;
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
async function restOf(late: string, page: Promise<KeptAnswer | Response>, visit: Visit): Promise<string> {
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
