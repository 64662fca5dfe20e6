import { readFileSync } from 'node:fs';
import addresses from 'virtual:island-scripts';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { visitContext } from './context.ts';
import { deferScripts } from './front/deferred-scripts.ts';
import { HOSTED_WIDGET_HEADER, writeHostedWidget } from './front/hosted-widget.ts';
import { SHARED_CACHE_CONTROL } from './front/page-cache/cached-page.ts';
import type { IslandScript, PageModule } from './front/page-handle.ts';
import { withDismissal } from './texts/menu-dismissal.ts';
import { RequestId } from './ui/shared/request-id.tsx';

const RENDER_MILLISECONDS_MAX = 5_000;

/**
 * Renders a page completely, so that it can be hashed, cached and compressed. Passes what the front needs in headers
 * that `finishPage` removes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const modules = modulesOf(routerContext);
  const visit = context.get(visitContext);
  const url = new URL(request.url);
  const instead = status === 404 ? modules.findLast((module) => module?.notFound)?.notFound : visit.shownInstead;
  // a page that is already cached need not be rendered; the response to a form is for its sender only
  if (instead && instead !== url.pathname + url.search && request.method === 'GET') {
    return new Response(null, { status, headers: { 'X-Page-Instead': instead } });
  }
  // every inline script and style of ours has this nonce: the security policy allows only those
  const nonce = crypto.randomUUID();
  const stream = await renderToReadableStream(
    <RequestId value={visit.requestId}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RequestId>,
    {
      nonce,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(RENDER_MILLISECONDS_MAX)]),
    },
  );
  await stream.allReady;
  const islands = modules.find((module) => module?.handle?.islands)?.handle?.islands;
  const html = finish(await new Response(stream).text(), islands, nonce);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('X-Script-Nonce', nonce);
  const imageSources = modules.flatMap((module) => module?.handle?.imageSources ?? []);
  if (imageSources.length > 0) headers.set('X-Image-Sources', imageSources.join(' '));
  if (visit.formOrigins) headers.set('X-Form-Origins', visit.formOrigins.join(' '));
  if (visit.hostedWidget) headers.set(HOSTED_WIDGET_HEADER, writeHostedWidget(visit.hostedWidget));
  const isShared = modules.at(-1)?.handle?.dependsOn !== undefined;
  const isComplete = (status === 200 || instead) && !visit.isShell;
  const isCacheable = isShared && isComplete && request.method === 'GET' && !visit.pageIsPersonal;
  if (isCacheable) headers.set('Cache-Control', SHARED_CACHE_CONTROL);
  return new Response(html, { status, headers });
}

function finish(page: string, islands: IslandScript | undefined, nonce: string): string {
  const html = withDismissal(page, nonce);
  // React hydrates the whole document, so the stylesheet links must stay where React rendered them
  if (html.includes('type="module" async')) return deferScripts(html);
  const styled = import.meta.env.DEV ? html : inlineStyles(html, nonce);
  const changing = styled.replace('</head>', `<script nonce="${nonce}">${NO_TRANSITION_TO_DESK}</script></head>`);
  return islands ? deferScripts(withIslandScript(changing, islands, nonce)) : changing;
}

/**
 * Only pages with inlined styles opt in to view transitions: Chromium may evaluate a page before its stylesheets have
 * loaded, and then throws there because the page has not opted in (decision 0032).
 */
const NO_TRANSITION_TO_DESK = `addEventListener('pageswap', ({ activation, viewTransition }) => {
if (/\\/(dashboard|signIn)\\b/.test(activation?.entry.url)) viewTransition?.skipTransition();
});`.replace(/\n\s*/g, '');

/** Logs every thrown error once; an aborted request and a 404 are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const visit = context.get(visitContext);
  visit.failedBecause = visit.app.failures.note(visit, error, 'page failed');
};

function modulesOf({ staticHandlerContext, routeModules }: EntryContext): (PageModule | undefined)[] {
  return staticHandlerContext.matches.map(({ route }) => routeModules[route.id] as PageModule | undefined);
}

/**
 * Inlines the stylesheets of the build in a page that has no scripts: it is then complete after one round trip instead
 * of two, and no hydration needs the links. `nonce` allows them in the security policy.
 */
function inlineStyles(html: string, nonce: string): string {
  return html.replace(
    /<link [^>]*rel="stylesheet" href="(\/assets\/[^"/]+\.css)"[^>]*>/g,
    (_, address: string) => `<style nonce="${nonce}">${textOf(address)}</style>`,
  );
}

const texts = new Map<string, string>();

function textOf(address: string): string {
  const known = texts.get(address);
  if (known !== undefined) return known;
  const text = readFileSync(`build/client${address}`, 'utf8').trim();
  texts.set(address, text);
  return text;
}

/** Adds the script of the page's islands; a page rendered without islands gets none. */
function withIslandScript(html: string, script: IslandScript, nonce: string): string {
  if (!html.includes(' data-island="')) return html;
  const code = addresses[script].map((address) => `import ${JSON.stringify(address)};`).join('');
  return html.replace('</body>', () => `<script nonce="${nonce}" type="module" async="">${code}</script></body>`);
}
