import { type Kysely, sql } from 'kysely';
import type { App } from '../../../build/server/index.js';
import { databaseOf } from '../../database-of.ts';
import { MARKUP } from './hostile-values.ts';

/** Internals no answer may contain: stack traces, file paths, database errors. */
const INSIDES = [
  /\n\s+at [\w.<>[\]# ]*\(?[\w:/.-]+:\d+:\d+/,
  /node_modules|\/build\/server|\/src\/server/,
  /SQLITE_|constraint failed|syntax error at or near|insert into "/,
];
const TYPES =
  /^(text\/html|text\/plain|application\/problem\+json|application\/json|text\/x-script|text\/x-turbo|application\/zip|text\/calendar|application\/pdf)/;

/** The faults of an answer to a hostile request; empty if there are none. */
export function faultsOf(
  method: string,
  { status, headers }: Response,
  text: string,
  milliseconds: number,
): string[] {
  const faults: string[] = [];
  const type = headers.get('Content-Type') ?? '';
  if (status >= 500) faults.push(`answers ${status}`);
  if (INSIDES.some((inside) => inside.test(text))) faults.push('tells of its insides');
  if (text !== '' && !TYPES.test(type)) faults.push(`is of type „${type}“`);
  if (type.startsWith('text/html') && text.includes(MARKUP)) faults.push('has the sender’s markup');
  if (headers.get('X-Content-Type-Options') !== 'nosniff') faults.push('may be sniffed');
  if (method !== 'GET' && !headers.get('Cache-Control')?.includes('no-store')) faults.push('may be kept by a cache');
  if (milliseconds > MILLISECONDS_MAX) faults.push(`took ${Math.round(milliseconds)} ms`);
  return faults;
}

/** Far more than any valid request takes during parallel tests. */
const MILLISECONDS_MAX = 5_000;

/** Written independently of a request's outcome: jobs and the product's own state. */
const BESIDE = new Set(['job', 'requestFailure', 'systemCheck']);

type AnyTable = Record<string, Record<string, unknown>>;

/** All tables and views of the schema, of which limits are no part, with their text columns. */
export async function listTextColumns(app: App): Promise<Map<string, string[]>> {
  const tables = await databaseOf(app).introspection.getTables();
  const texts = tables
    .filter(({ name }) => !/^(?:pg_|sqlite_|rateLimit$)|Fts|Search(?:_|$)/i.test(name))
    .map(({ name, columns }): [string, string[]] => [
      name,
      columns.filter(({ dataType }) => /text|char|json/i.test(dataType)).map(({ name }) => name),
    ]);
  return new Map(texts);
}

/** The number of rows of each table, without the product's own bookkeeping. */
export async function countRows(app: App, tables: Iterable<string>): Promise<Record<string, number>> {
  const counts = [...tables]
    .filter((name) => !BESIDE.has(name))
    .map((name) => sql`select ${sql.lit(name)} as "name", count(*) as "rows" from ${sql.table(name)}`);
  const { rows } = await sql<{ name: string; rows: number | string }>`${sql.join(counts, sql` union all `)}`.execute(
    databaseOf(app),
  );
  return Object.fromEntries(rows.map(({ name, rows }) => [name, Number(rows)]));
}

/** Characters no stored text may have: control characters, bidirectional controls and lone surrogates. */
const UNSTORABLE = /[^\P{Cc}\n\t\r]|\p{Bidi_Control}|\p{Surrogate}|\\u00(?:0[0-8b]|1)/u;
/** Stored as submitted until it is reviewed; always escaped when shown. */
const AS_TYPED = new Set(['rosterImport']);

/** Stored texts with forbidden characters, with their table and column. */
export async function listUnstorable(app: App, tables: ReadonlyMap<string, string[]>): Promise<string[]> {
  const db = databaseOf(app) as Kysely<unknown> as Kysely<AnyTable>;
  const faults: string[] = [];
  for (const [table, columns] of tables) {
    if (AS_TYPED.has(table) || columns.length === 0) continue;
    for (const row of await db.selectFrom(table).select(columns).execute())
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'string' && UNSTORABLE.test(value))
          faults.push(`${table}.${column} has ${JSON.stringify(value.slice(0, 80))}`);
      }
  }
  return faults;
}
