import { folded } from '#domain/slovak.ts';

/**
 * The one spelling of a company's name, whatever its case, diacritics, punctuation, spaces and legal form: „Sklady Príklad,
 * a. s.“ and „SKLADY PRIKLAD AS“ are one. Undefined for what names no company.
 */
export function companyNameKey(name: string): string | undefined {
  const words = folded(name)
    .replaceAll('&', ' a ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const key = withoutLegalForm(words).replaceAll(' ', '');
  return key.length < KEY_LENGTH_MIN || NO_NAMES.has(key) ? undefined : key;
}

/** One email names too many. */
const KEY_LENGTH_MIN = 2;

/** Of „XY, s. r. o., v likvidácii“ both go; a name that is nothing else stays as it is. */
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

/** What people type into a field that wants a company where there is none. */
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
