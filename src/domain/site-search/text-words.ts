import { folded } from '#domain/slovak.ts';

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
    return { ...(cache.get(word) ?? normalize(word)), start: index, end: index + word.length };
  });
}

/** Words whose folded form and stem are cached: texts repeat a small set of words. */
const CACHED_WORDS_MAX = 50_000;
const cache = new Map<string, Pick<Word, 'folded' | 'stem'>>();

function normalize(word: string): Pick<Word, 'folded' | 'stem'> {
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

/** A stem is never shorter: otherwise „voda“ and „vodič“ could not be distinguished. */
const STEM_MIN = 3;

/** Not removed from „firiem“, which has another ending. */
const EM = '(?<!i)em';

/** Longer ones first, written as `folded` writes words; those that end in a consonant are also ends of some stems. */
const CASE_ENDINGS = endings(
  ...['iach', 'iami', 'ami', 'iam', 'iou', 'ach', 'och', 'ych', 'ich', 'ymi', 'imi', 'eho', 'iho', 'emu', 'imu'],
  ...['ovi', 'ove', 'am', 'om', EM, 'ym', 'im', 'ov', 'ej', 'ou', 'mi', 'ia', 'ie', 'iu', 'ii'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
);
const CONSONANT_ENDINGS = endings('ach', 'och', 'ych', 'ich', 'am', 'om', EM, 'ym', 'im', 'ov', 'ej');

/**
 * The common part of the forms of a Slovak word: „školenia“, „školení“ and „školeniam“ are `skole`. Input and output
 * are spelled as `folded` writes words. A light stemmer after Dolamic and Savoy, „Indexing and stemming approaches for
 * the Czech language“ (Information Processing & Management 45/6, 2009), with the endings of Slovak as in `stemm-sk`.
 */
export function stem(word: string): string {
  if (/[^a-z]/.test(word)) return word;
  // a second time, because the stem of „systém“ ends as „školením“ does
  const base = word.replace(CASE_ENDINGS, '').replace(CONSONANT_ENDINGS, '');
  return withoutSuffix(withoutFleetingVowel(base)).replace(/c$/, 'k');
}

/** služieb – služba, hliadok – hliadka, značiek – značka, zamestnanec – zamestnanca. */
function withoutFleetingVowel(base: string): string {
  return base
    .replace(/(?<=..[^aeiouy])ie(?=[bdklmnrtv]$)/, '')
    .replace(/(?<=..[^aeiouy])[eo](?=k$)/, '')
    .replace(/(?<=..[^aeiouy])e(?=c$)/, '');
}

/** požiarna – požiar, bezpečnosť – bezpečný: derived words that people search for by the other one. */
function withoutSuffix(base: string): string {
  return base.replace(/(?<=.{5})(?:n?ost)?n?$/, '');
}

function endings(...list: string[]): RegExp {
  return new RegExp(`(?<=.{${STEM_MIN}})(?:${list.join('|')})$`);
}
