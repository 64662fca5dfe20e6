import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { AnswerTooSlow } from '#server/request-failures/failure-log.ts';
import { type Visit, visitContext } from '#web/context.ts';
import { yieldToEventLoop } from '#web/forms/yield-to-event-loop.ts';
import type { PageModule } from '#web/front/page-handle.ts';
import { plainPage } from '#web/front/plain-page.ts';
import { RETRY_SOON } from '#web/front/problem.ts';
import { matchRoute } from '#web/front/route-match.ts';
import { within } from '#web/front/within.ts';
import type { PageFacts, Rendered } from './page-facts.ts';
import { withServerData } from './server-data.ts';

/** The longest time to a response; the reads of a page time out sooner. */
const ANSWER_MILLISECONDS_MAX = 15_000;

type RequestHandler = ReturnType<typeof createRequestHandler>;

const handleAny = createRequestHandler(build, import.meta.env.MODE);
const handlers = new Map<string, RequestHandler>();

/** A visit before its page is rendered. */
export type Requested = Omit<Visit, 'pageFacts'>;

export async function rendered(request: Request, visit: Requested): Promise<Rendered> {
  const facts: PageFacts = {};
  const context = new RouterContextProvider();
  context.set(visitContext, { ...visit, pageFacts: facts });
  await yieldToEventLoop();
  const response = await handlerOf(request)(request, context);
  return { response: response.status === 500 ? failed(response, facts, visit) : response, facts };
}

/**
 * The handler of the routes this address has. React Router matches a request against every route it has, several times,
 * and copies all of them for the renderer. An address in another form than ours is matched against all, and so is the
 * list of routes that hydrated pages request.
 */
function handlerOf({ url }: Request): RequestHandler {
  const { pathname } = new URL(url);
  const { isDocument, path, routeIds } = matchRoute(pathname);
  const leafId = routeIds.at(-1);
  if (!isDocument || path !== pathname || leafId === undefined) return handleAny;
  return handlers.getOrInsertComputed(leafId, () => {
    const assets = { ...build.assets, routes: picked(build.assets.routes, routeIds) };
    const routes = picked(build.routes, routeIds);
    const isHydrated = Object.values(routes).some(
      (route) => (route?.module as PageModule | undefined)?.handle?.scripts,
    );
    return createRequestHandler(
      { ...build, assets, routes: isHydrated ? routes : withServerData(routes) },
      import.meta.env.MODE,
    );
  });
}

function picked<Route>(routes: Record<string, Route>, ids: readonly string[]): Record<string, Route> {
  return Object.fromEntries(ids.map((id) => [id, routes[id] as Route]));
}

/** The response to an error of ours, by its reason. */
function failed(response: Response, { failedBecause }: PageFacts, { requestId }: Requested): Response {
  if (failedBecause === 'damaged') return plainPage({ ...DAMAGED_FILE, requestId });
  if (failedBecause !== 'unavailable') return response;
  return new Response(response.body, { status: 503, headers: [...response.headers, ...Object.entries(RETRY_SOON)] });
}

/** The same, or 503 where it takes too long. */
export function renderedInTime(request: Request, visit: Requested): Promise<Rendered> {
  return within(ANSWER_MILLISECONDS_MAX, rendered(request, visit), () => {
    visit.app.failures.note(visit, new AnswerTooSlow(), 'a page was not there in time');
    const response = plainPage({ ...TOO_BUSY, requestId: visit.requestId }, { 'Retry-After': '30' });
    return { response, facts: {} };
  });
}

const DAMAGED_FILE = {
  status: 500,
  title: 'Súbor je poškodený',
  text: 'Uložený súbor je iný, než bol odoslaný, preto ho nevydáme. Správca webu sa o tom dozvie.',
};

const TOO_BUSY = {
  status: 503,
  title: 'Stránku sa nepodarilo zobraziť',
  text: 'Server odpovedá príliš pomaly. Skúste to o chvíľu znova.',
};
