import { type Kysely, sql } from 'kysely';
import { listStoredTables } from '#server/backups/stored-tables.ts';
import type { Database } from '#server/db/database.ts';

/** Text that could break quoting, line ends or encodings. */
const TEXT = `Žltý 'kôň' "a"\\ \u2028\r\n\t„ß“ 🐎 [1]`;
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

/** Adds a row to each empty table of an SQLite database, with references to existing rows. */
export async function fillEveryTable(database: Database): Promise<void> {
  const db = database as Kysely<unknown> as Kysely<Record<string, Record<string, unknown>>>;
  let empty = (await listStoredTables(database)).map(({ name }) => name);
  for (;;) {
    const remaining = [];
    for (const table of empty) {
      const filled = await db.selectFrom(table).selectAll().executeTakeFirst();
      const row = filled ? undefined : await rowFor(database, table);
      if (row) await db.insertInto(table).values(row).execute();
      if (!filled && !row) remaining.push(table);
    }
    if (remaining.length === 0) return;
    if (remaining.length === empty.length) throw new Error(`no rows for ${remaining}`);
    empty = remaining;
  }
}

/** Undefined while a row it must refer to is missing. */
async function rowFor(database: Database, table: string): Promise<Record<string, unknown> | undefined> {
  const { rows: columns } = await sql<{ name: string; type: string; isNeeded: number }>`
    select name, type, "notnull" or pk as "isNeeded" from pragma_table_info(${table})`.execute(database);
  const { rows: keys } = await sql<{ from: string; table: string; to: string | null }>`
    select "from", "table", "to" from pragma_foreign_key_list(${table})`.execute(database);
  const row = Object.fromEntries(columns.map(({ name, type }) => [name, sampleOf(type.toLowerCase())]));
  for (const key of keys) {
    const to = sql.ref(key.to ?? 'id');
    const { rows } = await sql<{
      value: unknown;
    }>`select ${to} as value from ${sql.table(key.table)} limit 1`.execute(database);
    if (!rows[0] && columns.some(({ name, isNeeded }) => name === key.from && isNeeded)) return undefined;
    row[key.from] = rows[0]?.value ?? null;
  }
  return row;
}

function sampleOf(type: string): unknown {
  if (type === 'bytea') return BYTES;
  if (type === 'timestamptz') return '2026-11-20T11:00:00.123Z';
  if (type === 'integer' || type === 'bigint') return 1_234_567;
  if (type === 'boolean') return 1;
  return TEXT;
}
