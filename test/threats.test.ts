import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every guard against a threat names a test that exists', () => {
  const text = readFileSync('docs/threats.md', 'utf8');
  const named = [...text.matchAll(/`((?:src|test)\/[\w/.-]+\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
