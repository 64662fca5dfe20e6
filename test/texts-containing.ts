import { sql } from 'kysely';
import { folded } from '#domain/slovak.ts';
import type { App } from '#server/app.ts';
import { databaseOf } from './database-of.ts';

/** Every text of every table that contains one of these words, whatever its case and diacritics. */
export async function listTextsContaining(app: Pick<App, 'db'>, words: readonly string[]): Promise<string[]> {
  const database = databaseOf(app);
  const sought = words.map(folded);
  const tables = await database.introspection.getTables();
  const matches: string[] = [];
  for (const { name } of tables.filter(({ isView }) => !isView)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && sought.some((word) => folded(value).includes(word)))
          matches.push(`${name}.${column}: ${value.slice(0, 200)}`);
  }
  return matches;
}
