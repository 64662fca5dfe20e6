import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SiteDocument } from '#domain/site-search/site-document.ts';
import { indexTerms, type Word, wordsOf } from '#domain/site-search/words.ts';
import { inSlices } from './slices.ts';

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
export interface Found {
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
  readonly #kept = new Map<string, { version: string; document: SiteDocument }>();
  readonly #idsBySource = new Map<string, Set<string>>();

  /** Makes `entries` the content of a source; unchanged ones are not indexed again. Yields to the event loop. */
  async hold(source: string, entries: Iterable<IndexEntry> | AsyncIterable<IndexEntry>): Promise<void> {
    const before = this.#idsBySource.get(source) ?? new Set();
    const held = new Set<string>();
    for await (const entry of inSlices(entries)) {
      held.add(entry.id);
      this.#keep(entry);
    }
    for await (const id of inSlices(before.difference(held))) {
      this.#index.discard(id);
      this.#kept.delete(id);
    }
    this.#idsBySource.set(source, held);
  }

  #keep({ id, version, document }: IndexEntry): void {
    const before = this.#kept.get(id);
    if (before?.version === version) return;
    if (before) this.#index.discard(id);
    const read = document();
    this.#kept.set(id, { version, document: read });
    this.#index.add({ ...read, id });
  }

  /** The documents with all the words, best first; if none, those with similar words, all of them or at least one. */
  find(words: readonly Word[]): { found: Found[]; isSimilar: boolean } {
    if (words.length === 0) return { found: [], isSimilar: false };
    const exact = this.#index.search({ combineWith: 'AND', queries: words.map(theWord) });
    if (exact.length > 0) return { found: this.#toFound(exact), isSimilar: false };
    const some = this.#index.search({ combineWith: 'OR', queries: words.map(similarWord) });
    const all = some.filter(({ queryTerms }) =>
      words.every((word) => indexTerms(word).some((term) => queryTerms.includes(term))),
    );
    return { found: this.#toFound(all.length > 0 ? all : some), isSimilar: true };
  }

  #toFound(results: SearchResult[]): Found[] {
    return results.flatMap(({ id, terms }) => {
      const kept = this.#kept.get(id);
      return kept ? { document: kept.document, terms } : [];
    });
  }
}

/** The word, or another form of it. */
function theWord(word: Word): Query {
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
