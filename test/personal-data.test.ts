import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestApp } from './app.ts';
import { databaseOf } from './database-of.ts';

const text = readFileSync('docs/personal-data.md', 'utf8');

/** Each column in the document, such as "signUp.email". */
const TOLD = [...text.matchAll(/^\| `(\w+)`\s*\|((?: *`\w+`)+)/gm)].flatMap(([, table = '', columns = '']) =>
  [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
);

test('of every column it is written down whether it tells of a person, who sees it and when it goes', async () => {
  const { app, close } = await openTestApp();
  const tables = await databaseOf(app).introspection.getTables();
  // a search index contains the same data as its table
  const kept = tables.filter(({ name }) => !/Trigrams(_|$)/.test(name));
  const columns = kept.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(TOLD.toSorted()).toEqual(columns.sort());
  await close();
});
