import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { App } from '#server/app.ts';
import type { Visit } from '#web/context.ts';
import { CompanyDetails } from '#web/front/company-details.ts';
import { type CachedPage, prepare } from '#web/front/page-cache/cached-page.ts';
import { ENCODINGS } from '#web/front/page-cache/encodings.ts';
import type { PageCache } from '#web/front/page-cache/page-cache.ts';
import { type CacheVariables, sendCached } from '#web/front/page-cache/send-cached.ts';
import { matchRoute } from '#web/front/route-match.ts';
import { SingleFlightReads } from '#web/front/single-flight-reads.ts';
import { within } from '#web/front/within.ts';
import { formNotTaken, lastRenderedPage } from './database-away.tsx';
import type { Rendered } from './page-facts.ts';
import { aboutPage, ownRequest, sharedAddress, sharedRequest } from './page-request.ts';
import { type Requested, rendered, renderedInTime } from './rendering.ts';
import { restOf, twoPartAnswer } from './two-parts.ts';

/** How long the database may take before the shell of a page is sent: 80 ms. */
const SHELL_AFTER_WAITS = 8;
const WAIT_MILLISECONDS = 10;

type Env = { Variables: Pick<Visit, 'requestId' | 'clientAddress' | 'body' | 'sentForm'> & CacheVariables };

/** Renders pages or serves them from the cache; one that waits for the database is streamed in two parts. */
export function pages(app: App, pageCache: PageCache) {
  const reads = new SingleFlightReads();
  const company = new CompanyDetails(app, reads);
  app.announcements.listen((topic) => {
    if (topic !== 'jobs') reads.clear();
  });

  return { answer, warm };

  async function answer(c: Context<Env>): Promise<Response> {
    const url = new URL(c.req.url);
    const { handle, isDocument, pattern: route } = matchRoute(url.pathname);
    const visit: Requested = { app, reads, company, route, ...c.var };
    if (c.req.method === 'POST') {
      const { response } = await rendered(ownRequest(c, app), visit);
      return response.status === 503 && handle.hasForm ? formNotTaken(c.req.raw, phone()) : response;
    }
    const address = sharedAddress(url);
    const request = address ? sharedRequest(address, app) : ownRequest(c, app);
    const page = finished(address ? cached(address, visit) : renderedInTime(request, visit), visit);
    const late = isDocument ? handle.late : undefined;
    const first = late && (await isWaitingForDatabase(page)) && (await shellOf(request, visit));
    if (first) return twoPartAnswer(c.req.raw, first, restOf(late, page, visit));
    const made = await page;
    if ('response' in made) return made.response;
    c.set('isCached', true);
    return sendCached(c.req.raw, made);
  }

  /** Renders the pages of these addresses into the cache, one after the other, as far as they are shareable. */
  async function warm(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const { pattern: route } = matchRoute(address);
      const visit = { app, reads, company, requestId: randomUUID(), route, clientAddress: '' } as Requested;
      const made = sharedAddress(new URL(address, 'http://localhost')) === address && (await cached(address, visit));
      if (made && !('response' in made)) await Promise.all(ENCODINGS.map((encoding) => prepare(made, encoding)));
    }
  }

  /** The page of this address from the cache, or rendered for all visitors; the last one where that is not possible. */
  async function cached(address: string, visit: Requested): Promise<CachedPage | Rendered> {
    const load = () => renderedInTime(sharedRequest(address, app), visit);
    if (import.meta.env.DEV) return load();
    const made = await pageCache.find(address, { ...aboutPage(address), load });
    const last = 'response' in made && made.response.status === 503 && pageCache.lastRendered(address);
    return last ? { response: lastRenderedPage(last, phone()), facts: {} } : made;
  }

  function phone(): string {
    return company.lastRead.company.phone;
  }

  /** The page, or the one that replaces it. */
  async function finished(page: Promise<CachedPage | Rendered>, visit: Requested): Promise<CachedPage | Rendered> {
    const made = await page;
    const instead = 'response' in made && made.facts.replacedBy;
    return instead ? finished(cached(instead, visit), visit) : made;
  }

  /** True when the page is not rendered in time and a read of the database is pending. */
  async function isWaitingForDatabase(page: Promise<unknown>): Promise<boolean> {
    const isRendered = page.then(
      () => true,
      () => true,
    );
    // many short timers take longer while the process itself is busy, so that a busy process sends no shell
    for (let wait = 0; wait < SHELL_AFTER_WAITS; wait += 1) {
      if (await within(WAIT_MILLISECONDS, isRendered, () => false)) return false;
    }
    return reads.arePending;
  }
}

/** The page without what it reads from the database; undefined where it cannot be rendered. */
async function shellOf(request: Request, visit: Requested): Promise<Response | undefined> {
  const { response } = await rendered(request, { ...visit, isShell: true });
  return response.status === 200 ? response : undefined;
}
