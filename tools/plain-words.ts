import { globSync, readFileSync } from 'node:fs';

// Fails where a word that docs/glossary.md has replaced is back in a comment, or in a name.

const REPLACED_IN_COMMENTS: Record<string, string> = {
  'nobody|whoever': 'no user, anyone who, the caller',
  'strangers?': 'visitors who are not signed in, unknown senders',
  'mend(s|ed|ing)?': 'correct, repair',
  'hasten(s|ed)?': 'run now',
  'forgets?|forgotten rows?': 'delete, clear',
  bears: 'has',
  'has no say': 'the condition that does not apply',
  'by the word of': 'by a decision of',
  'kept (answer|page)s?': 'cached page',
  'short way|long way': 'fast path, rendered',
};

const REPLACED_IN_NAMES: Record<string, string> = {
  '[kK]ept(Answer|Page|Call)': 'cached page',
  '[rR]eadmi(t|ssion)': 'reactivate',
  '[hH]asten': 'runNow',
  '[mM]ended|[mM]ending': 'corrected, correction',
  '[pP]arted': 'split',
  '[pP]resence(?!Observer)': 'attendance',
  '[vV]oucher': 'identity',
  '[rR]obotTrap': 'honeypot',
  nextTurn: 'yieldToEventLoop',
};

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)(.*)|\s\/\/ (.*)/;
const FILES = '{src,test,tools,bench,torture}/**/*.{ts,tsx,css}';
const faults: string[] = [];

for (const file of globSync(FILES, { exclude: ['tools/plain-words.ts'] })) {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    const [, whole, behind] = COMMENT.exec(line) ?? [];
    const comment = whole ?? behind ?? '';
    const code = line.slice(0, line.length - comment.length);
    for (const [word, instead] of Object.entries(REPLACED_IN_COMMENTS)) {
      if (new RegExp(`\\b(${word})\\b`, 'i').test(comment))
        faults.push(`${file}:${index + 1} „${comment.trim()}“: ${instead}`);
    }
    for (const [name, instead] of Object.entries(REPLACED_IN_NAMES)) {
      if (new RegExp(name).test(code)) faults.push(`${file}:${index + 1} „${code.trim()}“: ${instead}`);
    }
  }
}

for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
