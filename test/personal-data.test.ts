import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { PersonalData } from '#server/personal-data/personal-data.ts';
import { PERSONAL_DATA } from '#server/personal-data/registry.ts';
import { openTestApp } from './app.ts';
import { databaseOf } from './database-of.ts';

const text = readFileSync('docs/personal-data.md', 'utf8');

/** Each column in the document, such as "signUp.email". */
const DOCUMENTED = [...text.matchAll(/^\| `(\w+)`\s*\|((?: *`\w+`)+)/gm)].flatMap(([, table = '', columns = '']) =>
  [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => `${table}.${column}`),
);

async function openDatabase() {
  const { app, close } = await openTestApp();
  onTestFinished(close);
  return databaseOf(app);
}

test('docs/personal-data.md lists every column', async () => {
  const database = await openDatabase();
  const tables = await database.introspection.getTables();
  // a search index contains the same data as its table
  const ownTables = tables.filter(({ name }) => !/Trigrams(_|$)/.test(name));
  const columns = ownTables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(DOCUMENTED.toSorted()).toEqual(columns.sort());
});

test('docs/personal-data.md lists as not personal the tables that the registry does', () => {
  const [, notPersonal = ''] = text.split('## Not personal');
  const listed = new Set([...notPersonal.matchAll(/^\| `(\w+)`/gm)].map(([, table = '']) => table));
  for (const [table, data] of Object.entries<PersonalData>(PERSONAL_DATA))
    if (data === 'not personal') expect(listed).toContain(table);
});

test('the database deletes the rows that the registry says it deletes with those of another table', async () => {
  const database = await openDatabase();
  for (const [table, data] of Object.entries<PersonalData>(PERSONAL_DATA)) {
    if (data === 'not personal' || !('deletedWith' in data)) continue;
    const { rows } = await sql`
      select "table", on_delete from pragma_foreign_key_list(${table}) where "table" = ${data.deletedWith}
    `.execute(database);
    expect.soft(rows, table).toContainEqual({ table: data.deletedWith, on_delete: 'CASCADE' });
  }
});
