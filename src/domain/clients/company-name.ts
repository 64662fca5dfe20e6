import { folded } from '#domain/slovak.ts';

/**
 * A company's name without case, diacritics, punctuation, spaces and legal form: „Sklady Príklad, a. s.“ and „SKLADY
 * PRIKLAD AS“ have the same key. Undefined for a text that is not a company name.
 */
export function companyNameKey(name: string): string | undefined {
  const words = folded(name)
    .replaceAll('&', ' a ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const key = withoutLegalForm(words).replaceAll(' ', '');
  return key.length < KEY_LENGTH_MIN || NO_NAMES.has(key) ? undefined : key;
}

/** One letter would match too many names. */
const KEY_LENGTH_MIN = 2;

/** Removes both from „XY, s. r. o., v likvidácii“; a name that is only a legal form stays unchanged. */
function withoutLegalForm(words: string): string {
  const shorter = words.replace(LEGAL_FORM, '');
  return shorter === words ? words : withoutLegalForm(shorter);
}

const LEGAL_FORM = new RegExp(
  `(?<=.) (${[
    '((spol|spolocnost) )?s ?r ?o',
    'spol',
    'a ?s',
    'akciova spolocnost',
    'j ?s ?a',
    'k ?s',
    'komanditna spolocnost',
    'v ?o ?s',
    'verejna obchodna spolocnost',
    'druzstvo',
    's ?p',
    'statny podnik',
    'n ?o',
    'o ?z',
    'z ?s',
    'organizacna zlozka',
    'v likvidacii',
    'gmbh',
    'kft',
    'ltd',
  ].join('|')})$`,
);

/** What people without a company enter in a required company field. */
const NO_NAMES = new Set([
  'firma',
  'fyzickaosoba',
  'nemam',
  'neuvedene',
  'neviem',
  'nieje',
  'sukromnaosoba',
  'szco',
  'zakladame',
  'zakladam',
  'zatialnic',
  'ziadna',
]);
