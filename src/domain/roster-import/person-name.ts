import { folded } from '#domain/slovak.ts';

/** Parts of a name as it is stored. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

export type NameOrder = 'first-last' | 'last-first';

/** Titles that are not names, without dots. */
const TITLES = new Set(
  (
    'ing bc mgr mga bca mudr mvdr mddr judr phdr rndr pharmdr paeddr thdr thmgr thlic icdr rsdr phmr doc prof dr ' +
    'phd csc drsc artd thd dis dsc msc mba bba llm llb mph dba mpa dipl'
  ).split(' '),
);

/** Titles only with a dot: without it they may be names. */
const DOTTED_TITLES = new Set('arch akad art ba ma bs ms hc et mult mim'.split(' '));

/** Titles that are written after the name and a comma. */
const BEHIND = new Set('phd csc drsc artd thd dis dsc msc mba bba llm llb mph dba mpa mim'.split(' '));

export function isTitle(word: string): boolean {
  const bare = folded(word).replace(/[.,]/g, '');
  return TITLES.has(bare) || (word.includes('.') && DOTTED_TITLES.has(bare));
}

/** True where a comma separates last and first name: „Polák, Ján“; a comma before a title does not count. */
export function hasCommaForm(text: string): boolean {
  return splitTitles(text).name.includes(',');
}

/** Splits a name in one cell and keeps its titles; a single word is a last name. */
export function splitName(text: string, order: NameOrder): PersonName {
  const { name, before, behind } = splitTitles(text);
  const [left = '', ...right] = name.split(',').map((part) => part.trim());
  const rest = right.filter(Boolean).join(' ');
  if (left && rest) return withTitles({ firstName: rest, lastName: left }, before, behind);
  const words = (left || rest).split(' ').filter(Boolean);
  const cut = order === 'first-last' ? lastNameStart(words) : Math.min(1, words.length);
  const [one, other] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  const turned = order === 'first-last' ? { firstName: one, lastName: other } : { firstName: other, lastName: one };
  return withTitles(turned, before, behind);
}

/** Joins first and last name from separate cells with the titles in them and in a cell for titles. */
export function joinName({ firstName, lastName }: PersonName, title: string): PersonName {
  const [first, last, own] = [splitTitles(firstName), splitTitles(lastName), splitTitles(title)];
  const before = [...own.before, ...last.before, ...first.before];
  const behind = [...first.behind, ...last.behind, ...own.behind];
  return withTitles({ firstName: first.name, lastName: last.name }, before, behind);
}

/** Where the last name begins: with its last word, or with lower-case words before it („van der Berg“). */
function lastNameStart(words: readonly string[]): number {
  let start = Math.max(0, words.length - 1);
  while (start > 1 && /^\p{Ll}/u.test(words[start - 1] ?? '')) start -= 1;
  return start;
}

function splitTitles(text: string): { name: string; before: string[]; behind: string[] } {
  const spaced = text
    // „Ing.Ján“, but not „Ph.D.“
    .replace(/\.(?=\p{Lu}\p{L})/gu, '. ')
    .replace(/ ?, ?/g, ', ')
    // a double name is one: „Nováková - Kováčová“
    .replace(/ [-–] /g, '-');
  const words = spaced.split(' ').filter(Boolean);
  const titles = words.filter(isTitle).map((word) => word.replaceAll(',', ''));
  const isBehind = (title: string) => BEHIND.has(folded(title).replaceAll('.', ''));
  return {
    // the comma of „Ján Polák, PhD.“ is removed with the title, that of „Polák, Ing. Ján“ stays
    name: words
      .filter((word) => !isTitle(word))
      .join(' ')
      .replace(/^[, ]+|(?<![, ])[, ]+$/g, ''),
    before: titles.filter((title) => !isBehind(title)),
    behind: titles.filter(isBehind),
  };
}

/** A title without a name is dropped. */
function withTitles({ firstName, lastName }: PersonName, before: string[], behind: string[]): PersonName {
  if (!firstName && !lastName) return { firstName, lastName };
  const behindLast = lastName && behind.length > 0 ? `${lastName}, ${behind.join(', ')}` : lastName;
  const isFirstNamed = firstName !== '';
  const ahead = (name: string) => [...before, name].join(' ');
  return isFirstNamed
    ? { firstName: ahead(firstName), lastName: behindLast }
    : { firstName, lastName: ahead(behindLast) };
}
