import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/promises.md', 'utf8');
const rows = [...text.matchAll(/^\| (?!Promise|---)([^|]+)\|([^|]+)\|$/gm)].map(([, promise = '', held = '']) => ({
  promise: promise.trim(),
  held,
}));

test('every promise is held by something', () => {
  expect(rows.length).toBeGreaterThan(25);
  for (const { promise, held } of rows) expect(held, promise).toMatch(/`(src|test|torture)\/[\w/.-]+\.ts`/);
});

test('whatever holds a promise exists, and says what it holds', () => {
  for (const { held } of rows) {
    for (const [, path = '', words] of held.matchAll(/`((?:src|test|torture)\/[\w/.-]+\.ts)`(?: „([^“]+)“)?/g)) {
      expect(existsSync(path), path).toBe(true);
      if (words) expect(readFileSync(path, 'utf8'), path).toContain(`'${words}'`);
      else expect(path).toMatch(/^torture\//);
    }
  }
});
