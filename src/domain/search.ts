import { folded } from './slovak.ts';

/** Longer than any real search; a longer text is cut before it is processed. */
export const SEARCH_LENGTH_MAX = 200;

/** The entered search without control characters, cut to `SEARCH_LENGTH_MAX`; undefined when empty. */
export function cleanSearch(text: string): string | undefined {
  const words = text.slice(0, SEARCH_LENGTH_MAX).toWellFormed();
  return words.replace(/\p{Cc}+/gu, ' ').trim() || undefined;
}

/**
 * The text a list of the desk is searched in: the facts without case and diacritics, and the telephone number again in
 * the normalised form that `searchTerms` returns.
 */
export function searchable(facts: readonly string[], phone = ''): string {
  const lines = [...facts, phone, phone && `0${nationalDigits(phone)}`];
  return folded(lines.map((line) => line.replace(/\s+/g, ' ')).join('\n'));
}

/**
 * Splits the entered search into terms, each with its possible spellings in a searchable text. A row matches when it
 * contains one spelling of every term, in any order.
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
    // „0905 111 003“ is one number; after a long word, such as an IČO, a new one begins
    if (number.length === 0) groups.push(number);
    number.push(word);
    if (digitsOf(word).length >= WHOLE_NUMBER_DIGITS) number = [];
  }
  return groups.flatMap((group) =>
    digitsOf(group.join('')).length >= PHONE_DIGITS_MIN ? [spellingsOfNumber(group)] : group.map((word) => [word]),
  );
}

/** From this many digits on, a term is read as a telephone number; with fewer it is an ordinary word. */
const PHONE_DIGITS_MIN = 6;
const WHOLE_NUMBER_DIGITS = 8;

/** The number as entered, as plain digits, and as a telephone number. */
function spellingsOfNumber(group: string[]): string[] {
  const entered = group.join(' ');
  return [...new Set([entered, digitsOf(entered), nationalDigits(entered)])];
}

/** +421 905…, 00421 905…, 421905… and 0905… are the same telephone: 905… */
export function nationalDigits(phone: string): string {
  const digits = digitsOf(phone);
  const international = /^\s*\+/.test(phone) ? digits : /^00/.test(digits) ? digits.slice(2) : undefined;
  if (international !== undefined) return international.replace(/^4210?/, '');
  return digits.length === FULL_SLOVAK_DIGITS ? digits.replace(/^421/, '') : digits.replace(/^0/, '');
}

/** 421 and the nine digits after it. */
const FULL_SLOVAK_DIGITS = 12;

function isOfNumber(word: string): boolean {
  return /^[+\d/().-]+$/.test(word) && /\d/.test(word);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
