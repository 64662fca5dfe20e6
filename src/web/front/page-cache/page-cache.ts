import type { Topic } from '#server/announcements.ts';
import { type Clock, endOfDay, instant } from '#server/clock.ts';
import type { Rendered } from '#web/front/pages/page-facts.ts';
import {
  type About,
  type CachedPage,
  compressBest,
  SHARED_CACHE_CONTROL,
  sizeOf,
  toCachedPage,
} from './cached-page.ts';

const ENTRIES_MAX = 1_000;
const BYTES_MAX = 64_000_000;

/** A page that stays in the cache this long is compressed at the highest level. */
const LASTING_MILLISECONDS = 2_000;

/** The oldest page that is served while none can be rendered. */
const LAST_RENDERED_HOURS_MAX = 24;

/** Renders a page that is not in the cache; the rest is known before it is rendered. */
export interface Loader extends Omit<About, 'freshUntil'> {
  load(): Promise<Rendered>;
}

/** A page that is out of date. */
export interface LastRendered {
  page: CachedPage;
  /** As clock.ts writes instants. */
  renderedAt: string;
}

/** A page that is being rendered. */
interface InFlight {
  dependsOn: ReadonlySet<Topic>;
  page: Promise<CachedPage | Rendered>;
}

/**
 * Rendered pages as bytes, by canonical address, so that a page is served as fast as a static file. Requests for one address
 * share one render. A render that began before a change of its topics is served to those who wait for it and not cached.
 */
export class PageCache {
  #app: Clock;
  #pages = new Map<string, CachedPage>();
  #inFlight = new Map<string, InFlight>();
  /** Until when a stale page may be served, in milliseconds since 1970. */
  #staleUntil = new WeakMap<CachedPage, number>();
  #renderedAt = new WeakMap<CachedPage, string>();
  #bytes = 0;
  /** The last compression in the queue: one runs at a time and leaves a processor to the renders. */
  #compressed: Promise<void> = Promise.resolve();

  constructor(app: Clock) {
    this.#app = app;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Estimated memory of all pages. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Removes every page that depends on `topic`, and detaches those being rendered. */
  invalidate(topic: Topic): void {
    this.#detach(topic);
    for (const [address, page] of this.#pages) if (page.dependsOn.has(topic)) this.#delete(address, page);
  }

  /** Marks every page that depends on `topic` stale: it is served so long while a new one is rendered. */
  markStale(topic: Topic, milliseconds: number): void {
    const until = this.#app.now().epochMilliseconds + milliseconds;
    this.#detach(topic);
    for (const [address, page] of this.#pages) {
      if (!page.dependsOn.has(topic) || this.#staleUntil.has(page)) continue;
      // an API response is loaded within its own request, which waits for it anyway
      if (page.isForVisitors) this.#delete(address, page);
      else this.#staleUntil.set(page, until);
    }
  }

  /** The page of this address if it is fresh; a stale one only while a new one is being rendered. */
  get(address: string): CachedPage | undefined {
    const page = this.#servable(address);
    return page && (!this.#staleUntil.has(page) || this.#inFlight.has(address)) ? page : undefined;
  }

  #servable(address: string): CachedPage | undefined {
    const page = this.#pages.get(address);
    if (!page) return undefined;
    const until = Math.min(page.freshUntil, this.#staleUntil.get(page) ?? Number.POSITIVE_INFINITY);
    return this.#app.now().epochMilliseconds < until ? page : undefined;
  }

  /** The page of this address that was rendered last, stale or past its day; for when no new one can be rendered. */
  lastRendered(address: string): LastRendered | undefined {
    const page = this.#pages.get(address);
    const renderedAt = page && this.#renderedAt.get(page);
    const isRecent = renderedAt && renderedAt > instant(this.#app, { hours: -LAST_RENDERED_HOURS_MAX });
    return isRecent ? { page, renderedAt } : undefined;
  }

  /** The page from the cache, or rendered once for all concurrent requests. A response that is not shareable is not cached. */
  async find(address: string, loader: Loader): Promise<CachedPage | Rendered> {
    const cached = this.get(address);
    if (cached) return cached;
    const inFlight = this.#inFlight.get(address);
    if (inFlight) {
      const page = await inFlight.page;
      // the body of a response can be read only once
      return 'response' in page ? loader.load() : page;
    }
    const rendered = this.#renderAndCache(address, loader);
    const stale = this.#servable(address);
    if (!stale) return rendered;
    // a failure is logged where it is thrown, and the next request renders again
    rendered.catch(() => {});
    return stale;
  }

  async #renderAndCache(address: string, loader: Loader): Promise<CachedPage | Rendered> {
    const inFlight = { dependsOn: loader.dependsOn, page: this.#render(loader) };
    this.#inFlight.set(address, inFlight);
    try {
      const page = await inFlight.page;
      const isDetached = this.#inFlight.get(address) !== inFlight;
      if (!('response' in page) && !isDetached) {
        this.set(address, page);
        setTimeout(() => this.#compressIfCached(address, page), LASTING_MILLISECONDS).unref();
      }
      return page;
    } finally {
      if (this.#inFlight.get(address) === inFlight) this.#inFlight.delete(address);
    }
  }

  set(address: string, page: CachedPage): void {
    if (this.#app.now().epochMilliseconds >= page.freshUntil) return;
    const before = this.#pages.get(address);
    if (before) this.#delete(address, before);
    this.#pages.set(address, page);
    this.#renderedAt.set(page, instant(this.#app));
    this.#bytes += sizeOf(page);
    for (const [oldest, oldPage] of this.#pages) {
      if (this.#pages.size <= ENTRIES_MAX && this.#bytes <= BYTES_MAX) break;
      this.#delete(oldest, oldPage);
    }
  }

  async #render({ load, ...about }: Loader): Promise<CachedPage | Rendered> {
    const endOfToday = endOfDay(this.#app);
    const rendered = await load();
    const { status, headers } = rendered.response;
    if (headers.get('Cache-Control') !== SHARED_CACHE_CONTROL || headers.has('Set-Cookie')) return rendered;
    const body = Buffer.from(await rendered.response.arrayBuffer());
    const until = rendered.facts.freshUntil;
    const freshUntil = Math.min(endOfToday, until ? Date.parse(until) : Number.POSITIVE_INFINITY);
    return toCachedPage({ status, headers, body }, { ...about, freshUntil });
  }

  #compressIfCached(address: string, page: CachedPage): void {
    this.#compressed = this.#compressed.then(async () => {
      if (this.get(address) === page) await compressBest(page);
    });
  }

  /** Renders in flight that depend on `topic` are served to those who wait for them and not cached. */
  #detach(topic: Topic): void {
    for (const [address, { dependsOn }] of this.#inFlight) if (dependsOn.has(topic)) this.#inFlight.delete(address);
  }

  #delete(address: string, page: CachedPage): void {
    if (this.#pages.delete(address)) this.#bytes -= sizeOf(page);
  }
}
