import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = readFileSync('docs/promises.md', 'utf8')
  .split(/^- /m)
  .slice(1)
  .map((line) => line.split('\n\n')[0] as string);
const guarantees = lines.filter((line) => !line.startsWith('Open: '));

test('every guarantee of docs/promises.md names a test or torture command that exists', () => {
  expect(guarantees.length).toBeGreaterThan(40);
  for (const guarantee of guarantees) {
    const paths = [...guarantee.matchAll(/`((?:src|test|torture)\/[\w/.-]+\.ts)`/g)].map(([, path = '']) => path);
    expect(paths, guarantee).not.toEqual([]);
    expect(
      paths.filter((path) => !existsSync(path)),
      guarantee,
    ).toEqual([]);
  }
});
