import { folded } from './slovak.ts';

/** Longer than anything one searches for; what is longer is cut before work is spent on it. */
export const SEARCH_LENGTH_MAX = 200;

/** What somebody typed, cut to what a person types and to what any database takes; undefined when nothing. */
export function typedWords(text: string): string | undefined {
  const words = text.slice(0, SEARCH_LENGTH_MAX).toWellFormed();
  return words.replace(/\p{Cc}+/gu, ' ').trim() || undefined;
}

/**
 * What a list of the desk is searched in: everything worth finding, without case and diacritics, and the telephone once
 * more in the one way of writing that `searchTerms` asks for.
 */
export function searchable(facts: readonly string[], phone = ''): string {
  const lines = [...facts, phone, phone && `0${nationalDigits(phone)}`];
  return folded(lines.map((line) => line.replace(/\s+/g, ' ')).join('\n'));
}

/**
 * What somebody typed, taken apart: each term in the ways it may stand in a searchable text. A row is found when it
 * holds every term in one of its ways; the order of the terms means nothing.
 */
export function searchTerms(search: string): string[][] {
  const words = folded(search.slice(0, SEARCH_LENGTH_MAX)).split(/\s+/).filter(Boolean);
  const groups: string[][] = [];
  let number: string[] = [];
  for (const word of words) {
    if (!isOfNumber(word)) {
      groups.push([word]);
      number = [];
      continue;
    }
    // „0905 111 003“ is one number; after a long word, an IČO say, another one begins
    if (number.length === 0) groups.push(number);
    number.push(word);
    if (digitsOf(word).length >= WHOLE_NUMBER_DIGITS) number = [];
  }
  return groups.flatMap((group) =>
    digitsOf(group.join('')).length >= PHONE_DIGITS_MIN ? [waysOfNumber(group)] : group.map((word) => [word]),
  );
}

/** As many digits make a part of a telephone number that people search by; fewer are words like any other. */
const PHONE_DIGITS_MIN = 6;
const WHOLE_NUMBER_DIGITS = 8;

/** As it was typed, its digits in a row, and as a telephone. */
function waysOfNumber(group: string[]): string[] {
  const typed = group.join(' ');
  return [...new Set([typed, digitsOf(typed), nationalDigits(typed)])];
}

/** +421 905…, 00421 905…, 421905… and 0905… are the same telephone: 905… */
export function nationalDigits(phone: string): string {
  const digits = digitsOf(phone);
  const international = /^\s*\+/.test(phone) ? digits : /^00/.test(digits) ? digits.slice(2) : undefined;
  if (international !== undefined) return international.replace(/^4210?/, '');
  return digits.length === FULL_SLOVAK_DIGITS ? digits.replace(/^421/, '') : digits.replace(/^0/, '');
}

/** 421 and the nine digits behind it. */
const FULL_SLOVAK_DIGITS = 12;

function isOfNumber(word: string): boolean {
  return /^[+\d/().-]+$/.test(word) && /\d/.test(word);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
