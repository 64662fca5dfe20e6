import addresses from 'virtual:island-scripts';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { visitContext } from './context.ts';
import { SHARED_CACHE_CONTROL } from './front/page-cache/cached-page.ts';
import type { PageModule } from './front/page-handle.ts';
import { contentSecurityPolicy } from './front/pages/content-security-policy.ts';
import { shell } from './front/pages/deferred-part.ts';
import { finishPage } from './front/pages/finish-page.ts';
import { InlineCode } from './front/pages/inline-code.ts';
import { openServerData } from './front/pages/server-data.ts';
import { RequestId } from './shared/request-id.tsx';

const RENDER_MILLISECONDS_MAX = 5_000;

/** Renders a page completely, so that its inline code can be hashed, and the page cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  openServerData(routerContext.staticHandlerContext);
  const modules = modulesOf(routerContext);
  const visit = context.get(visitContext);
  const { pageFacts } = visit;
  const url = new URL(request.url);
  const instead = status === 404 ? modules.findLast((module) => module?.notFound)?.notFound : pageFacts.shownInstead;
  // a page that is already cached need not be rendered; the response to a form is for its sender only
  if (instead && instead !== url.pathname + url.search && request.method === 'GET') {
    pageFacts.replacedBy = instead;
    return new Response(null, { status });
  }
  const nonce = crypto.randomUUID();
  const { serverHandoffStream, ...unhydrated } = routerContext;
  const isHydrated = modules.some((module) => module?.handle?.scripts);
  const page = (
    <RequestId value={visit.requestId}>
      <ServerRouter context={isHydrated ? routerContext : unhydrated} url={request.url} nonce={nonce} />
    </RequestId>
  );
  // the data of a hydrated page is streamed
  const rendered = (!isHydrated && renderAtOnce(page)) || (await renderInParts(page, request, nonce));
  const inline = new InlineCode();
  const islands = modules.find((module) => module?.handle?.islands)?.handle?.islands;
  const { late, dependsOn } = modules.at(-1)?.handle ?? {};
  const isShell = Boolean(visit.isShell && late && status === 200);
  const html = finishPage(rendered, { nonce, inline, islands: islands && addresses[islands], isShell });
  const imageSources = modules.flatMap((module) => module?.handle?.imageSources ?? []);
  const body = isShell && late ? shell(html, late, inline) : html;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy({ inline, imageSources, ...pageFacts }));
  const isComplete = (status === 200 || instead) && !visit.isShell;
  const isCacheable = dependsOn && isComplete && request.method === 'GET' && !pageFacts.isPersonal;
  if (isCacheable) headers.set('Cache-Control', SHARED_CACHE_CONTROL);
  return new Response(body, { status, headers });
}

/** Logs every thrown error once; an aborted request and a 404 are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const visit = context.get(visitContext);
  visit.pageFacts.failedBecause = visit.app.failures.note(visit, error, 'page failed');
};

function modulesOf({ staticHandlerContext, routeModules }: EntryContext): (PageModule | undefined)[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id] as PageModule | undefined);
}

/** The page as one string, which saves a fifth of the time; undefined where a component of it is loaded or fails. */
function renderAtOnce(page: ReactElement): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(UNFINISHED) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // the stream reports what fails
    return;
  }
}

/** How React marks what the browser would have to render. */
const UNFINISHED = '<!--$!-->';

async function renderInParts(page: ReactElement, { signal }: Request, nonce: string): Promise<string> {
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(), RENDER_MILLISECONDS_MAX);
  try {
    const stream = await renderToReadableStream(page, { nonce, signal: AbortSignal.any([signal, tooLong.signal]) });
    await stream.allReady;
    return await new Response(stream).text();
  } finally {
    clearTimeout(timer);
  }
}
