import type { Kysely } from 'kysely';
import type { App } from '#server/app.ts';
import { listStoredTables, rowLine } from '#server/backups/stored-tables.ts';
import { databaseOf } from './database-of.ts';

/** What changes with every event, and what runs by itself. */
const OTHERS_WRITE = ['eventChain', 'job'];

/** How many rows of each table are changed or deleted meanwhile; added ones do not count. */
export async function touchedRows(app: App, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await storedRows(app);
  await act();
  const after = await storedRows(app);
  const touched = [...before].map(([table, rows]) => [table, rows.difference(after.get(table) ?? new Set()).size]);
  return Object.fromEntries(touched.filter(([, count]) => count !== 0));
}

async function storedRows(app: App): Promise<Map<string, Set<string>>> {
  const database = databaseOf(app);
  const db = database as Kysely<unknown> as Kysely<Record<string, Record<string, unknown>>>;
  const rows = new Map<string, Set<string>>();
  for (const table of await listStoredTables(database)) {
    if (OTHERS_WRITE.includes(table.name)) continue;
    const stored = await db.selectFrom(table.name).selectAll().execute();
    rows.set(table.name, new Set(stored.map((row) => rowLine(table, row).toString())));
  }
  return rows;
}
