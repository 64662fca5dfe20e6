import { type Page, toPage } from './page.ts';

/** When somebody asks: the day in Bratislava and the instant, as clock.ts writes them. */
export interface Moment {
  day: string;
  now: string;
}

const ENTRIES_MAX = 1_000;
const BYTES_MAX = 64_000_000;

/**
 * Keeps rendered pages as bytes, so that a page is as fast as a static file. One render per address at a time;
 * a render that began before a drop is answered but not kept. Addresses are canonical ones: each is a page of its own.
 */
export class PageCache {
  #pages = new Map<string, Page>();
  #rendering = new Map<string, Promise<Page | Response>>();
  #bytes = 0;
  #generation = 0;

  /** Forgets every page made from `topic`. */
  drop(topic: string): void {
    this.#generation += 1;
    this.#rendering.clear();
    for (const [address, page] of this.#pages) if (page.dependsOn.has(topic)) this.#forget(address, page);
  }

  /**
   * The page from memory, or rendered once for all who ask at the same time. `render` says in `X-Page-Depends`
   * what it is made from; an answer without it is no page and not kept, and in `X-Page-Fresh-Until` how long it stays so.
   */
  async find(address: string, moment: Moment, render: () => Promise<Response>): Promise<Page | Response> {
    const kept = this.#pages.get(address);
    if (kept && isFresh(kept, moment)) return kept;
    const shared = this.#rendering.get(address);
    if (shared) {
      const result = await shared;
      // somebody else's answer that is no page has a body that can be read once only
      return result instanceof Response ? render() : result;
    }
    const rendering = this.#render(address, moment, render);
    this.#rendering.set(address, rendering);
    try {
      return await rendering;
    } finally {
      if (this.#rendering.get(address) === rendering) this.#rendering.delete(address);
    }
  }

  async #render(address: string, moment: Moment, render: () => Promise<Response>): Promise<Page | Response> {
    const generation = this.#generation;
    const response = await render();
    const dependsOn = response.headers.get('X-Page-Depends');
    if (!dependsOn || response.headers.has('Set-Cookie')) return response;
    const page = await toPage(response, dependsOn.split(' '), moment.day);
    if (generation === this.#generation && isFresh(page, moment)) this.#keep(address, page);
    return page;
  }

  #keep(address: string, page: Page): void {
    const before = this.#pages.get(address);
    if (before) this.#forget(address, before);
    this.#pages.set(address, page);
    this.#bytes += size(page);
    for (const [oldest, oldPage] of this.#pages) {
      if (this.#pages.size <= ENTRIES_MAX && this.#bytes <= BYTES_MAX) return;
      this.#forget(oldest, oldPage);
    }
  }

  #forget(address: string, page: Page): void {
    if (this.#pages.delete(address)) this.#bytes -= size(page);
  }
}

function isFresh({ day, freshUntil }: Page, moment: Moment): boolean {
  return day === moment.day && (freshUntil === null || moment.now < freshUntil);
}

function size({ bodies }: Page): number {
  return bodies.br.byteLength + bodies.gzip.byteLength + bodies.identity.byteLength;
}
