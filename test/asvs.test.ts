import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/asvs.md', 'utf8');

/** How many points each section has, as the standard numbers them: 6.1 has three. 10.3, 10.4, 10.6 and 10.7 are not ours. */
const POINTS = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 8,
  '6.4': 6,
  '6.5': 8,
  '6.6': 4,
  '6.7': 2,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 3,
  '7.6': 2,
  '8.1': 4,
  '8.2': 4,
  '8.3': 3,
  '8.4': 2,
  '10.1': 2,
  '10.2': 3,
  '10.5': 5,
};

test('every point of the chapters is spoken of once, in order', () => {
  const listed = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \(\d\)/gm)].map(([, point]) => point);
  const all = Object.entries(POINTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(listed).toEqual(all);
});

test('every test that is said to hold a point exists', () => {
  const named = [...text.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
