import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SiteDocument } from '#domain/site-search/site-document.ts';
import { indexTerms, type Word, wordsOf } from '#domain/site-search/text-words.ts';

/** A document that can be found. */
export interface IndexEntry {
  id: string;
  /** Changes with the document; an entry with an unchanged version is not read. */
  version: string;
  document(): SiteDocument;
}

/** The entry of a document that is in memory already. */
export function toEntry(document: SiteDocument): IndexEntry {
  const { kind, path, title } = document;
  return { id: `${kind} ${path} ${title}`, version: JSON.stringify(document), document: () => document };
}

/** A document that was found, and the index terms that matched it. */
interface SearchMatch {
  document: SiteDocument;
  terms: string[];
}

/** An exact word ranks above other forms of it; similar words are searched for only when nothing else was found. */
export class SearchIndex {
  readonly #index = new MiniSearch<SiteDocument & { id: string }>({
    fields: ['title', 'facts', 'text'],
    tokenize: (text) => wordsOf(text).flatMap(indexTerms),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { title: 4, facts: 2 } },
  });
  readonly #stored = new Map<string, { version: string; document: SiteDocument }>();
  readonly #idsBySource = new Map<string, Set<string>>();

  /** Makes `entries` the content of a source; unchanged ones are not indexed again. Yields to the event loop. */
  async replaceSource(source: string, entries: Iterable<IndexEntry> | AsyncIterable<IndexEntry>): Promise<void> {
    const before = this.#idsBySource.get(source) ?? new Set();
    const ids = new Set<string>();
    for await (const entry of inSlices(entries)) {
      ids.add(entry.id);
      this.#store(entry);
    }
    for await (const id of inSlices(before.difference(ids))) {
      this.#index.discard(id);
      this.#stored.delete(id);
    }
    this.#idsBySource.set(source, ids);
  }

  #store({ id, version, document }: IndexEntry): void {
    const before = this.#stored.get(id);
    if (before?.version === version) return;
    if (before) this.#index.discard(id);
    const read = document();
    this.#stored.set(id, { version, document: read });
    this.#index.add({ ...read, id });
  }

  /** The documents with all the words, best first; if none, those with similar words, all of them or at least one. */
  find(words: readonly Word[]): { matches: SearchMatch[]; isSimilar: boolean } {
    if (words.length === 0) return { matches: [], isSimilar: false };
    const exact = this.#index.search({ combineWith: 'AND', queries: words.map(exactWord) });
    if (exact.length > 0) return { matches: this.#toMatches(exact), isSimilar: false };
    const similar = this.#index.search({ combineWith: 'OR', queries: words.map(similarWord) });
    const all = similar.filter(({ queryTerms }) =>
      words.every((word) => indexTerms(word).some((term) => queryTerms.includes(term))),
    );
    return { matches: this.#toMatches(all.length > 0 ? all : similar), isSimilar: true };
  }

  #toMatches(results: SearchResult[]): SearchMatch[] {
    return results.flatMap(({ id, terms }) => {
      const stored = this.#stored.get(id);
      return stored ? { document: stored.document, terms } : [];
    });
  }
}

/** The word, or another form of it. */
function exactWord(word: Word): Query {
  return { combineWith: 'OR', queries: indexTerms(word) };
}

/** Shorter words are the beginning of too many others. */
const BEGINNING_MIN = 4;
/** Shorter words resemble too many others, and in a longer one two letters may be mistyped. */
const MISTYPED_MIN = 5;
const MISTYPED_TWICE_MIN = 7;

/** The same, words that begin with it, and words that differ by a letter or two. */
function similarWord(word: Word): Query {
  const [form, stem] = indexTerms(word);
  return {
    combineWith: 'OR',
    queries: [
      { queries: [form], prefix: word.folded.length >= BEGINNING_MIN, fuzzy: edits(word.folded) },
      { queries: [stem], fuzzy: edits(stem) },
    ],
  };
}

function edits(word: string): number | false {
  if (/\d/.test(word) || word.length < MISTYPED_MIN) return false;
  return word.length < MISTYPED_TWICE_MIN ? 1 : 2;
}

/** The longest other work waits for the event loop. */
const SLICE_MILLISECONDS = 10;

/** The same items, yielding to the event loop whenever the work between them has taken that long. */
async function* inSlices<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let sliceStart = performance.now();
  for await (const item of items) {
    if (performance.now() - sliceStart > SLICE_MILLISECONDS) {
      await setImmediate();
      sliceStart = performance.now();
    }
    yield item;
  }
}
