import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { isPostgres } from './engine.ts';

/** The most rows found by the index; for more frequent words, scanning the table finds the first rows sooner. */
const FEW_MAX = 1_000;

/**
 * On SQLite, true for the rows that contain these terms according to the table's index. Undefined if there are many of
 * them, because the index would list all before the first is shown, if no term is long enough for it, and on Postgres,
 * which uses its indexes by itself. A term may have several forms.
 */
export async function isAmongFew(
  db: Db,
  table: string,
  terms: readonly (readonly string[])[],
): Promise<RawBuilder<boolean> | undefined> {
  const indexed = isPostgres(db) ? [] : terms.filter((forms) => forms.every(isIndexed));
  if (indexed.length === 0) return undefined;
  const index = trigramsOf(table);
  const match = indexed.map((forms) => `(${forms.map(phrase).join(' OR ')})`).join(' AND ');
  const { rows } = await sql<{ rowid: number }>`
    select rowid from ${index} where ${index} match ${match} limit ${FEW_MAX + 1}`.execute(db);
  if (rows.length > FEW_MAX) return undefined;
  const rowids = JSON.stringify(rows.map(({ rowid }) => rowid));
  return sql<boolean>`${sql.table(table)}.rowid in (select value from json_each(${rowids}))`;
}

function isIndexed(form: string): boolean {
  // the query language of the index ends at a NUL
  return [...form].length >= 3 && !form.includes('\0');
}

function phrase(form: string): string {
  return `"${form.replaceAll('"', '""')}"`;
}

function trigramsOf(table: string): RawBuilder<unknown> {
  return sql.id(`${table}Trigrams`);
}

/** Tables whose rows are erased. */
const ERASED_TABLES = ['contactRequest', 'email', 'signUp', 'waitlistEntry'];

/** A step takes some 20 ms; the whole index of 200 000 emails takes 25 steps. */
const PAGES_PER_STEP = 250;

/**
 * On SQLite, removes erased texts from the indexes, where a deleted row is only marked until its segment of the index
 * is rewritten. Works in steps, so that requests are served in between; does nothing if nothing was written since.
 */
export async function purgeTrigrams(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  for (const table of ERASED_TABLES) {
    let written = await mergeTrigrams(db, table, -PAGES_PER_STEP);
    while (written > 1) {
      await setImmediate();
      written = await mergeTrigrams(db, table, PAGES_PER_STEP);
    }
  }
}

/** Merges so many pages of an index (a negative number starts to merge all of it); returns how many rows it wrote. */
async function mergeTrigrams(db: Db, table: string, pages: number): Promise<number> {
  const before = await countChanges(db);
  const index = trigramsOf(table);
  await sql`insert into ${index} (${index}, rank) values ('merge', ${pages})`.execute(db);
  return (await countChanges(db)) - before;
}

async function countChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as "changes"`.execute(db);
  return rows[0]?.changes ?? 0;
}
