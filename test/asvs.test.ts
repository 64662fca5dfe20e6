import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASVS_LEVELS } from './asvs-points.ts';

const FOLDER = 'docs/asvs';

const chapters = readdirSync(FOLDER)
  .filter((name) => /^\d/.test(name))
  .sort();
const text = chapters.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8')).join('');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \((\d)\) *\|[^|]+\|([^|]+)\|$/gm)].map(
  ([, point = '', level, held = '']) => ({ point, level, held: held.trim() }),
);

/** Not applicable: the product has no GraphQL, WebSocket, OAuth server or WebRTC. */
const NOT_OURS = /^(4\.[34]|10\.[3467]|17)\./;
/** The chapters that include level 3. */
const ALL_LEVELS = /^(6|7|8|10)\./;

const points = Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, index) => ({ point: `${section}.${index + 1}`, level })),
);

test('docs/asvs lists every applicable point once, in order, with its level', () => {
  const ours = points.filter(
    ({ point, level }) => !NOT_OURS.test(point) && (level !== '3' || ALL_LEVELS.test(point)),
  );
  expect(rows.map(({ point, level }) => ({ point, level }))).toEqual(ours);
});

test('every point of docs/asvs names what verifies it, or that it is not met', () => {
  for (const { point, held } of rows)
    expect(held, point).toMatch(/\.test\.ts`|by reading|does not apply|not met|met otherwise|npm run check/);
});

test('every test file named in docs/asvs exists', () => {
  const named = [...text.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('the list of chapters in docs/asvs links to each chapter', () => {
  const list = readFileSync(`${FOLDER}/README.md`, 'utf8');
  for (const name of chapters) expect(list).toContain(`](${name})`);
});
