import { folded } from '#domain/slovak.ts';
import { stem } from './stem.ts';

/** A word of a text: how it is compared, and where it stands. */
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
    const compared = folded(word.replaceAll('\u00AD', ''));
    return { folded: compared, stem: stem(compared), start: index, end: index + word.length };
  });
}
