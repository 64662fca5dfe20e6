/** Letters with a position of their own in the Slovak alphabet; other accents (á, ľ, ť …) do not affect the order. */
const ALPHABET = 'a ä b c č d e f g h ch i j k l m n o ô p q r ř s š t u v w x y z ž'.split(' ');

const SPACE = '01';
const PUNCTUATION = '02';
const NUMBER = 10;
const LETTER = 40;
const FOREIGN_LETTER = '90';
const NUMBER_DIGITS_MAX = 20;

/**
 * A sort key for the Slovak alphabet made of digits: databases differ in sorting č after c and ch after h, but all sort
 * digits alike. Whole numbers in the text are sorted by their value.
 */
export function slovakSortKey(text: string): string {
  const tokens =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\d+|ch|./gsu) ?? [];
  return tokens.map(tokenKey).join('');
}

/** These rows by the keys of each, which are made once. */
export function sortedByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((one, other) => compared(one.key, other.key));
  return keyed.map(({ row }) => row);
}

/** The order of keys, ids, days and stored instants, which are not in any language. */
export function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Sorts people as they are looked up: by surname, and those without a name after all others, by company. */
export function personSortKey(person: {
  firstName: string | null;
  lastName: string | null;
  companyName: string;
}): string {
  const name = [person.lastName, person.firstName].filter(Boolean).join(' ');
  return name ? `0${slovakSortKey(name)}` : `1${slovakSortKey(person.companyName)}`;
}

function tokenKey(token: string): string {
  if (/^\d/.test(token)) return numberKey(token);
  const letter = letterKey(token);
  if (letter) return letter;
  if (/^\s/.test(token)) return SPACE;
  const base = token.normalize('NFD').replace(/\p{M}/gu, '');
  return letterKey(base) ?? (/^\p{L}/u.test(base) ? FOREIGN_LETTER : PUNCTUATION);
}

/** The number of digits, then the digits: the longer of two whole numbers is larger. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '').slice(0, NUMBER_DIGITS_MAX);
  return `${NUMBER + number.length}${number}`;
}

function letterKey(letter: string): string | undefined {
  const place = ALPHABET.indexOf(letter);
  return place < 0 ? undefined : String(LETTER + place);
}
