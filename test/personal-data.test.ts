import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestApp } from './app.ts';
import { databaseOf } from './database-of.ts';

const text = readFileSync('docs/personal-data.md', 'utf8');

/** Each column in the document, such as "signUp.email". */
const DOCUMENTED = [...text.matchAll(/^\| `(\w+)`\s*\|((?: *`\w+`)+)/gm)].flatMap(([, table = '', columns = '']) =>
  [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
);

test('docs/personal-data.md lists every column', async () => {
  const { app, close } = await openTestApp();
  const tables = await databaseOf(app).introspection.getTables();
  // a search index contains the same data as its table
  const ownTables = tables.filter(({ name }) => !/Trigrams(_|$)/.test(name));
  const columns = ownTables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(DOCUMENTED.toSorted()).toEqual(columns.sort());
  await close();
});
