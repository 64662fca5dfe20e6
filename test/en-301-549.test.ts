import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/en-301-549.md', 'utf8');
const rows = [...text.matchAll(/^\| ([\d.]+) *\|[^|]+\|([^|]+)\|$/gm)].map(([, clause = '', held = '']) => ({
  clause,
  held: held.trim(),
}));

/** The numbers of clause 9 of EN 301 549 V3.2.1, which are those of WCAG 2.1 AA, and what WCAG 2.2 AA adds. */
const SUCCESS_CRITERIA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 ' +
  '1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.1.2 ' +
  '3.2.1 3.2.2 3.2.3 3.2.4 3.3.1 3.3.2 3.3.3 3.3.4 4.1.1 4.1.2 4.1.3';
const ADDED = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

test('docs/en-301-549.md lists every criterion of WCAG once, in order', () => {
  const listed = rows.map(({ clause }) => clause).filter((clause) => /^(9\.)?\d\.\d+\.\d+$/.test(clause));
  const expected = [...SUCCESS_CRITERIA.split(' ').map((criterion) => `9.${criterion}`), ...ADDED];
  expect(listed.filter((clause) => clause.startsWith('9.') || ADDED.includes(clause))).toEqual(expected);
});

test('every clause of docs/en-301-549.md names what verifies it, or that it is not met', () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const { clause, held } of rows)
    expect(held, clause).toMatch(/\.(test|spec)\.tsx?`|by reading|does not apply|not met/);
});

test('every file named in docs/en-301-549.md exists', () => {
  const named = [...text.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
