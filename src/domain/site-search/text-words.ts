import { folded } from '#domain/slovak.ts';
import { stem } from './stem.ts';

/** A word of a text: its forms for comparison, and its position. */
export interface Word {
  /** Without case and diacritics. */
  folded: string;
  stem: string;
  start: number;
  end: number;
}

/** The words of a text in their order; „124/2006“ is two. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00AD]*/gu), ({ 0: word, index }) => {
    return { ...normalize(word), start: index, end: index + word.length };
  });
}

/** Words whose folded form and stem are cached: texts repeat a small set of words. */
const CACHED_WORDS_MAX = 50_000;
const cache = new Map<string, Pick<Word, 'folded' | 'stem'>>();

function normalize(word: string): Pick<Word, 'folded' | 'stem'> {
  const cached = cache.get(word);
  if (cached) return cached;
  if (cache.size === CACHED_WORDS_MAX) cache.clear();
  const plain = folded(word.replaceAll('\u00AD', ''));
  const normalized = { folded: plain, stem: stem(plain) };
  cache.set(word, normalized);
  return normalized;
}

/** The index terms of a word: its form, so that an exact match counts for more, and its stem. */
export function indexTerms({ folded, stem }: Word): [form: string, stem: string] {
  return [`=${folded}`, stem];
}
