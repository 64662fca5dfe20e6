/** Letters of their own in the Slovak alphabet; other accents (á, ľ, ť …) do not move a word. */
const ALPHABET = 'a ä b c č d e f g h ch i j k l m n o ô p q r ř s š t u v w x y z ž'.split(' ');

const SPACE = '01';
const PUNCTUATION = '02';
const NUMBER = 10;
const LETTER = 40;
const FOREIGN_LETTER = '90';
const NUMBER_DIGITS_MAX = 20;

/**
 * A text's place in the Slovak alphabet, so that a database can order by it: no two engines know č after c and ch after
 * h alike, but all of them order digits alike. Whole numbers in the text are ordered by their value.
 */
export function slovakSortKey(text: string): string {
  const tokens =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\d+|ch|./gsu) ?? [];
  return tokens.map(tokenKey).join('');
}

function tokenKey(token: string): string {
  if (/^\d/.test(token)) return numberKey(token);
  const letter = letterKey(token);
  if (letter) return letter;
  if (/^\s/.test(token)) return SPACE;
  const base = token.normalize('NFD').replace(/\p{M}/gu, '');
  return letterKey(base) ?? (/^\p{L}/u.test(base) ? FOREIGN_LETTER : PUNCTUATION);
}

/** How many digits, then the digits: of two whole numbers the longer one is larger. */
function numberKey(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '').slice(0, NUMBER_DIGITS_MAX);
  return `${NUMBER + number.length}${number}`;
}

function letterKey(letter: string): string | undefined {
  const place = ALPHABET.indexOf(letter);
  return place < 0 ? undefined : String(LETTER + place);
}
