import { cleanSearch, nationalDigits } from '#domain/search.ts';
import { folded } from '#domain/slovak.ts';
import type { Trace } from './trace.ts';

/** The key of the search: an e-mail or a telephone usually belongs to one person, a name may belong to many. */
export interface PersonSearch {
  by: 'email' | 'phone' | 'name';
  words: string;
}

/** What staff searched for; undefined where it is too short. */
export function readPersonSearch(entered: string): PersonSearch | undefined {
  const words = cleanSearch(entered);
  if (!words) return undefined;
  if (words.includes('@')) return { by: 'email', words };
  if (/^\+?[\d\s/().-]+$/.test(words)) return digits(words) < PHONE_DIGITS_MIN ? undefined : { by: 'phone', words };
  return countLetters(words) < LETTERS_MIN ? undefined : { by: 'name', words };
}

/** A shorter search would match too many people. */
const PHONE_DIGITS_MIN = 6;
const LETTERS_MIN = 3;

const digits = (text: string) => text.replace(/\D/g, '').length;
const countLetters = (text: string) => text.replace(/\P{L}/gu, '').length;

/** The normalised form of an address. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The normalised form of a telephone. */
export const phoneKey = nationalDigits;

/** The normalised form of a name, whichever of its words comes first. */
export function personKey(name: string): string {
  return wordsOf(name).sort().join(' ');
}

/** True where each searched word begins a word of the name. */
export function namesPerson(name: string, entered: string): boolean {
  const words = wordsOf(name);
  return wordsOf(entered).every((required) => words.some((word) => word.startsWith(required)));
}

/** True where a company's name contains a person's whole name, as a sole trader’s does: „Ján Novák – stavby“. */
export function containsPersonName(companyName: string, name: string): boolean {
  const words = wordsOf(companyName);
  return wordsOf(name).every((required) => words.includes(required));
}

function wordsOf(name: string): string[] {
  return folded(name)
    .split(/[\s,]+/)
    .filter(Boolean);
}

export function isDirectMatch(trace: Trace, { by, words }: PersonSearch): boolean {
  if (by === 'email') return emailKey(trace.email) === emailKey(words);
  if (by === 'phone') return trace.phone !== '' && phoneKey(trace.phone) === phoneKey(words);
  return namesPerson(trace.name, words);
}
