import type { Company } from '#domain/company/company.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { EPISODES_PER_PAGE, type Episode } from '#domain/episodes/episode.ts';
import { DOCUMENT_KINDS, type SiteDocument } from '#domain/site-search/site-document.ts';
import type { Word } from '#domain/site-search/text-words.ts';
import type { Topic } from '#server/announcements.ts';
import type { App } from '#server/app.ts';
import { findNextPublication } from '#server/articles/published-articles.ts';
import { instant, today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { listAllPublishedEpisodes } from '#server/episodes/episodes.ts';
import { articleEntries, publishedArticlesState } from './article-entries.ts';
import { courseEntries, courseOfferState } from './course-entries.ts';
import { type IndexEntry, SearchIndex, toEntry } from './search-index.ts';

/** The texts of the site that are not in the database. */
export interface SiteTexts {
  pages(company: Company, day: Day): SiteDocument[];
  /** The text that readers see of Markdown, a line for each paragraph. */
  plainText(markdown: string): string;
}

const SOURCES = ['company', 'courses', 'articles', 'episodes'] as const satisfies readonly Topic[];
type Source = (typeof SOURCES)[number];

function isSource(topic: Topic): topic is Source {
  return (SOURCES as readonly Topic[]).includes(topic);
}

/**
 * Searches the contents of the site. The index is kept in this node's memory and brought up to date by the first search
 * after a change (decision 0030); other searches meanwhile wait for that update.
 */
export class SiteSearch {
  readonly #app: App;
  readonly #texts: SiteTexts;
  readonly #index = new SearchIndex();
  readonly #outdated = new Set<Source>(SOURCES);
  readonly #states = new Map<Source, string>();
  #day = '';
  #nextPublication: string | undefined;
  #updating: Promise<void> | undefined;

  constructor(app: App, texts: SiteTexts) {
    this.#app = app;
    this.#texts = texts;
    app.announcements.listen((topic) => {
      if (isSource(topic)) this.#outdated.add(topic);
    });
  }

  async find(words: readonly Word[]): Promise<ReturnType<SearchIndex['find']>> {
    // an update under way may have read before the last change; the next one reads after it
    await this.#updating;
    if (this.#isOutdated()) this.#updating ??= this.#update();
    await this.#updating;
    return this.#index.find(words);
  }

  #isOutdated(): boolean {
    const day = today(this.#app);
    if (day !== this.#day) for (const source of SOURCES) this.#outdated.add(source);
    this.#day = day;
    if (this.#nextPublication && this.#nextPublication <= instant(this.#app)) this.#outdated.add('articles');
    return this.#outdated.size > 0;
  }

  async #update(): Promise<void> {
    const sources = [...this.#outdated];
    this.#outdated.clear();
    try {
      for (const source of sources) await this.#updateSource(source);
    } catch (error) {
      for (const source of sources) this.#outdated.add(source);
      throw error;
    } finally {
      this.#updating = undefined;
    }
  }

  async #updateSource(source: Source): Promise<void> {
    const { state, entries } = await this.#read(source);
    if (state !== undefined && state === this.#states.get(source)) return;
    await this.#index.replaceSource(source, await entries());
    if (state !== undefined) this.#states.set(source, state);
  }

  /** The entries of a source; where reading them is slow, also a state that shows whether they have changed. */
  async #read(source: Source): Promise<Reading> {
    const { db } = this.#app;
    const day = this.#day;
    const now = instant(this.#app);
    switch (source) {
      case 'company':
        return { entries: async () => this.#texts.pages(await findCompany(db), day).map(toEntry) };
      case 'episodes':
        return { entries: async () => (await listAllPublishedEpisodes(db, day)).map(toDocument).map(toEntry) };
      case 'courses':
        return { state: await courseOfferState(db, day), entries: () => courseEntries(db, day) };
      case 'articles':
        this.#nextPublication = await findNextPublication(db, now);
        return {
          state: await publishedArticlesState(db, now),
          entries: () => articleEntries(db, now, this.#texts.plainText),
        };
    }
  }
}

interface Reading {
  state?: string;
  entries(): Promise<IndexEntry[]> | AsyncIterable<IndexEntry>;
}

/** An episode has no page of its own: it is in a list, newest first, split into pages. */
function toDocument({ number, title, day, text }: Episode, index: number): SiteDocument {
  const page = Math.floor(index / EPISODES_PER_PAGE) + 1;
  const path = `/podcast${page === 1 ? '' : `?strana=${page}`}#epizoda-${number}`;
  return { kind: 'episode', path, title, facts: formatDay(day), text, sign: DOCUMENT_KINDS.episode.sign };
}
