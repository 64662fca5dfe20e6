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
  '\\b(told|whoever|strangers?)\\b|[a-z](Told|Stranger)': 'notified, shown, stated; the caller; an unknown sender',
  '[mM]atter(Client|Noun|Path|Of)|\\bonCard|cardId': 'client record, primary client',
  '[fF]indOrFound|[cC]lientFounding|[cC]lientMark': 'findOrCreate, match key',
  'Post(List)?Filter|postPath|PageAsked|TodayAsked': 'email list, page request, context',
  '[lL]istStanding|[fF]indStanding|[mM]ayBeAsked': 'active, isEligibleForOffer',
};

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)(.*)|\s\/\/ (.*)/;
const rules = [
  ...Object.entries(REPLACED_IN_COMMENTS).map(([word, use]) => ({
    word: new RegExp(`\\b(${word})\\b`, 'i'),
    use,
    isName: false,
  })),
  ...Object.entries(REPLACED_IN_NAMES).map(([word, use]) => ({ word: new RegExp(word), use, isName: true })),
];

/** Every line of code with a replaced word, each with what to write instead. */
export function findReplacedWords(): { place: string; line: string; use: string }[] {
  const files = globSync('{src,test,tools,bench,torture,content}/**/*.{ts,tsx,css}', {
    exclude: ['tools/plain-words.ts'],
  });
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [, whole, trailing] = COMMENT.exec(line) ?? [];
        const comment = whole ?? trailing ?? '';
        const code = line.slice(0, line.length - comment.length);
        const broken = rules.filter(({ word, isName }) => word.test(isName ? code : comment));
        return broken.map(({ use }) => ({ place: `${file}:${index + 1}`, line: line.trim(), use }));
      }),
  );
}

if (import.meta.main) {
  for (const { place, line, use } of findReplacedWords()) {
    console.error(`${place} „${line}“: write „${use}“`);
    process.exitCode = 1;
  }
}
