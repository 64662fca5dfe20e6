import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// A backtracking pattern takes seconds for a text written to exploit it (decision 0055).

/** Whether matching takes linear time, as far as static analysis can tell. */
const isLinear = (source: string, flags: string) => analyse({ source, flags }).reports.length === 0;

/** Patterns built from strings, with their source and the text they match: neither is user input. */
const MADE_OF_TEXT: Record<string, string> = {
  'src/web/front/pages/deferred-part.ts': 'ids and tags of ours in markup of ours',
  'src/domain/site-search/text-words.ts': 'a list of endings, at the end of a word',
  'src/domain/clients/company-name.ts': 'a list of legal forms, at the end of a name of at most 200 characters',
};

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** All patterns of the product, and the files that build some from strings. */
function findPatterns() {
  const literals: Pattern[] = [];
  const making = new Set<string>();
  for (const file of globSync('{src,content}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
    if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
    visit(program, (node) => {
      if (node.type === 'Literal' && node.regex) {
        const { pattern, flags } = node.regex as { pattern: string; flags: string };
        literals.push({ file, source: pattern, flags });
      }
      const callee = node.callee as Node | undefined;
      if (callee?.name === 'RegExp') making.add(file);
    });
  }
  return { literals, making };
}

type Node = Record<string, unknown>;

function visit(value: unknown, look: (node: Node) => void): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) look(value as Node);
  for (const child of Object.values(value)) visit(child, look);
}

const { literals, making } = findPatterns();

test('no regular expression backtracks', () => {
  expect(literals.length).toBeGreaterThan(200);
  const slow = literals.filter(({ source, flags }) => !isLinear(source, flags));
  expect(slow.map(({ file, source, flags }) => `${file}: /${source}/${flags}`)).toEqual([]);
});

test('regular expressions are built only from our own texts', () => {
  expect([...making].sort()).toEqual(Object.keys(MADE_OF_TEXT).sort());
});

test.each([
  ['(a+)+$', ''],
  ['\\s*[,;]\\s*', ''],
  ['^[a-]*\\d[\\d-]*\\d+$', ''],
])('the slow pattern /%s/ is detected', (source, flags) => {
  expect(isLinear(source, flags)).toBe(false);
});
