import { excerpt, type IsMatch, type Piece, pieces } from '#domain/site-search/excerpt.ts';
import { DOCUMENT_KINDS, type DocumentKind, KINDS, type SiteDocument } from '#domain/site-search/site-document.ts';
import { indexTerms } from '#domain/site-search/text-words.ts';
import { nonBreaking } from '#domain/slovak.ts';

// For loaders only: a page receives the shown results, not the searched documents.

/** More results are not read; visitors refine the search instead. */
const HITS_MAX = 20;

/** Kinds whose results share a row, being alike or on one page; with the label of the further ones. */
const FOLDED: Partial<Record<DocumentKind, string>> = { solution: 'Aj v\u00A0riešeniach', episode: 'Ďalšie epizódy' };
/** The filter by kind shows the rest. */
const OTHERS_MAX = 6;

/** A result, with the matched words. */
export interface SearchHit {
  kind: string;
  path: string;
  sign: string;
  title: Piece[];
  facts: Piece[];
  excerpt: Piece[];
  /** Further results of its kind that have no row of their own, and their label. */
  others: { path: string; title: string }[];
  othersLabel: string;
}

/** A kind of result, its count, and its slug in the address. */
export interface KindCount {
  plural: string;
  slug: string;
  count: number;
}

interface SearchMatch {
  document: SiteDocument;
  terms: string[];
}

/** The results a page shows: of one kind, or of all. */
export function searchHits(matches: readonly SearchMatch[], kind: DocumentKind | undefined) {
  const chosen = kind ? matches.filter(({ document }) => document.kind === kind) : matches;
  const rows = kind ? chosen.map((one) => [one]) : [...Map.groupBy(chosen, rowOf).values()];
  const hits = rows.slice(0, HITS_MAX).flatMap(([best, ...others]) => (best ? toHit(best, others) : []));
  return {
    total: matches.length,
    count: chosen.length,
    shown: hits.reduce((sum, { others }) => sum + 1 + others.length, 0),
    hits,
    kinds: KINDS.map((kind): KindCount => {
      const { plural, slug } = DOCUMENT_KINDS[kind];
      return { plural, slug, count: matches.filter(({ document }) => document.kind === kind).length };
    }).filter(({ count }) => count > 0),
  };
}

/** Results with the same key share one row. */
function rowOf({ document }: SearchMatch): unknown {
  return document.kind in FOLDED ? document.kind : document;
}

function toHit({ document, terms }: SearchMatch, others: readonly SearchMatch[]): SearchHit {
  const { kind, path, sign, title, facts = '', text } = document;
  const matchedTerms = new Set(terms);
  const isMatch: IsMatch = (word) => indexTerms(word).some((term) => matchedTerms.has(term));
  const shown = (text: string) => pieces(nonBreaking(text), isMatch);
  return {
    kind: DOCUMENT_KINDS[kind].label,
    path,
    sign,
    title: shown(title),
    facts: shown(facts),
    excerpt: shown(excerpt(text, isMatch)),
    others: others.slice(0, OTHERS_MAX).map(({ document: { path, title } }) => ({ path, title: nonBreaking(title) })),
    othersLabel: FOLDED[kind] ?? '',
  };
}
