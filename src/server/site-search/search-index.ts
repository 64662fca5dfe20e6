import { isDeepStrictEqual } from 'node:util';
import MiniSearch, { type Query } from 'minisearch';
import type { SiteDocument } from '#domain/site-search/site-document.ts';
import { type Word, wordsOf } from '#domain/site-search/words.ts';
import { inSlices } from './slices.ts';

/** What may be found. */
export interface IndexEntry {
  id: string;
  document: SiteDocument;
}

/** A document that was found, and the terms of the index by which it was. */
export interface Found {
  document: SiteDocument;
  terms: ReadonlySet<string>;
}

/**
 * Every word stands in the index in its form and by its stem, so that the very word counts for more than another form of
 * it; a word that is only similar counts for least and is looked for only when nothing else was found.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<SiteDocument & { id: string }>({
    fields: ['title', 'facts', 'text'],
    tokenize: (text) => wordsOf(text).flatMap(termsOf),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: { title: 4, facts: 2 } },
  });
  readonly #kept = new Map<string, SiteDocument>();
  readonly #idsBySource = new Map<string, Set<string>>();

  /** Makes `entries` all that is kept of this source; what has not changed is not indexed again. Others have their turn meanwhile. */
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

  #keep({ id, document }: IndexEntry): void {
    const before = this.#kept.get(id);
    if (before && isDeepStrictEqual(before, document)) return;
    if (before) this.#index.discard(id);
    this.#kept.set(id, document);
    this.#index.add({ ...document, id });
  }

  /** What holds all the words, best first; where nothing does, what holds similar words or at least one. */
  find(words: readonly Word[]): { found: Found[]; isSimilar: boolean } {
    if (words.length === 0) return { found: [], isSimilar: false };
    const exact = this.#search({ combineWith: 'AND', queries: words.map(theWord) });
    if (exact.length > 0) return { found: exact, isSimilar: false };
    const similar = words.map(similarWord);
    const all = this.#search({ combineWith: 'AND', queries: similar });
    return { found: all.length > 0 ? all : this.#search({ combineWith: 'OR', queries: similar }), isSimilar: true };
  }

  #search(query: Query): Found[] {
    return this.#index.search(query).flatMap(({ id, terms }) => {
      const document = this.#kept.get(id);
      return document ? { document, terms: new Set(terms) } : [];
    });
  }
}

/** Whether the word is one of those by which something was found. */
export function isFoundBy(terms: ReadonlySet<string>, word: Word): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

function termsOf({ folded, stem }: Word): [form: string, stem: string] {
  return [`=${folded}`, stem];
}

/** Shorter words begin too many others. */
const BEGINNING_MIN = 4;
/** Shorter words have too many neighbours, and in a longer one more may be mistyped. */
const MISTYPED_MIN = 5;
const MISTYPED_TWICE_MIN = 8;

/** This word, one that begins with it, another form of it. */
function theWord(word: Word): Query {
  const [form, stem] = termsOf(word);
  return {
    combineWith: 'OR',
    queries: [{ queries: [form], prefix: word.folded.length >= BEGINNING_MIN }, stem],
  };
}

/** The same, and what differs by a letter or two. */
function similarWord(word: Word): Query {
  const [form, stem] = termsOf(word);
  return {
    combineWith: 'OR',
    queries: [theWord(word), { queries: [form], fuzzy: edits(word.folded) }, { queries: [stem], fuzzy: edits(stem) }],
  };
}

function edits(word: string): number | false {
  if (/\d/.test(word) || word.length < MISTYPED_MIN) return false;
  return word.length < MISTYPED_TWICE_MIN ? 1 : 2;
}
