import { z } from '#domain/schema.ts';
import { folded } from '#domain/slovak.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from './staff.ts';

// Rules for passwords: long, and not one that is tried first (NIST SP 800-63B-4, 3.1.1.2; OWASP ASVS 5.0, 6.2). A page
// may import this only in its loader and action, or the list would be sent to browsers. The list, of the most common
// leaked passwords of at least our length in small letters, is made by tools/common-passwords.ts.

const TOO_SHORT = `Heslo musí mať aspoň ${PASSWORD_LENGTH_MIN} znakov.`;
export const TOO_COMMON = 'Toto heslo je medzi najčastejšími, ľahko sa uhádne. Zvoľte iné.';

/** A new password; `guessableWords` are known to others, such as the user's e-mail and the company's name. */
export function newPassword(guessableWords: readonly string[] = []) {
  return z
    .string(TOO_SHORT)
    .min(PASSWORD_LENGTH_MIN, TOO_SHORT)
    .max(PASSWORD_LENGTH_MAX, `Heslo môže mať najviac ${PASSWORD_LENGTH_MAX} znakov.`)
    .refine((password) => !isEasilyGuessed(password, guessableWords), TOO_COMMON);
}

/** True for a common password, and for one with little left without common words, own words and keyboard runs. */
export function isEasilyGuessed(password: string, guessableWords: readonly string[] = []): boolean {
  const plain = folded(password);
  common ??= new Set(commonPasswords);
  if (common.has(password.toLowerCase()) || common.has(plain)) return true;
  const words = [...COMMON_WORDS, ...guessableWords.flatMap(wordsOf)].toSorted(
    (one, other) => other.length - one.length,
  );
  const rest = words.reduce((rest, word) => rest.replaceAll(word, ''), plain);
  return new Set(withoutRuns(rest).replace(/[\s._-]/g, '')).size < DIFFERENT_CHARACTERS_MIN;
}

/** Made only when a password is chosen. */
let common: Set<string> | undefined;

/** „abababababab“ has two. */
const DIFFERENT_CHARACTERS_MIN = 6;

/** What people here begin a password with. */
const COMMON_WORDS =
  'heslo password passwort admin administrator spravca welcome vitajte login secret letmein iloveyou milujem monkey dragon master football futbal hokej sunshine princess superman batman slovensko bratislava kosice zilina bozp skolenie skolenia kurz kurzy firma dashboard'.split(
    ' ',
  );

/** Shorter words are contained in too many others. */
const WORD_LENGTH_MIN = 4;

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= WORD_LENGTH_MIN);
}

const RUNS = ['1234567890', '0987654321', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl']
  .concat('zxcvbnm', 'yxcvbnm', '1qaz2wsx3edc4rfv5tgb')
  .flatMap((run) => [run, [...run].reverse().join('')]);
const RUN_LENGTH_MIN = 4;

/** Without runs of at least four neighbouring keys or letters. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    let end = at + RUN_LENGTH_MIN;
    while (end <= text.length && RUNS.some((run) => run.includes(text.slice(at, end)))) end += 1;
    const length = end - 1 - at;
    if (length < RUN_LENGTH_MIN) rest += text[at];
    at += length < RUN_LENGTH_MIN ? 1 : length;
  }
  return rest;
}
