import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { emailKey, phoneKey } from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { Db } from '#server/db/database.ts';
import { containsText, type SearchedTable } from '#server/search.ts';

/** The search terms: anything with one of these addresses, telephones or names. */
export interface TraceCriteria {
  emails: readonly string[];
  phones: readonly string[];
  names: readonly string[];
  /** Whether a stored name is one of those. */
  isName(name: string): boolean;
  /** Names that this person may have as a client, and whether a client's name is one of those. */
  clientNames: readonly string[];
  isClientName(name: string): boolean;
}

/** The matching traces, and whether more rows contain the texts than were read; a table read whole says nothing of it. */
export interface TraceResults {
  traces: Trace[];
  isCut?: boolean;
}

/**
 * The most rows read that contain a text, in any order: if there are more, staff must search more precisely. By e-mail
 * all rows are read.
 */
export const ROWS_MAX = 300;

type Condition = RawBuilder<SqlBool>;

/** Traces in a table with a search text: rows by address with an index, by telephone and name with that text. */
export async function findInTable<DB, TB extends keyof DB, Row extends { id: string }>(
  db: Db,
  table: SearchedTable,
  criteria: TraceCriteria,
  rowsWhere: (condition: Condition) => SelectQueryBuilder<DB, TB, Row>,
  toTrace: (row: Row) => Trace,
): Promise<TraceResults> {
  const ofEmail = await rowsOf(hasEmail(`${table}.email`, criteria.emails), rowsWhere);
  const ofText = await rowsOf(await containsAnyText(db, table, criteria), (condition) =>
    rowsWhere(condition).limit(ROWS_MAX),
  );
  return {
    traces: matching(unique([...ofEmail, ...ofText]).map(toTrace), criteria),
    isCut: ofText.length === ROWS_MAX,
  };
}

async function rowsOf<DB, TB extends keyof DB, Row>(
  condition: Condition | undefined,
  rowsWhere: (condition: Condition) => SelectQueryBuilder<DB, TB, Row>,
): Promise<Row[]> {
  return condition ? ((await rowsWhere(condition).execute()) as Row[]) : [];
}

/** Whether a row's search text contains one of the telephones or names; undefined where none is searched for. */
export async function containsAnyText(
  db: Db,
  table: SearchedTable,
  { phones, names }: TraceCriteria,
): Promise<Condition | undefined> {
  const conditions = await Promise.all([...phones, ...names].map((text) => containsText(db, table, text)));
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : undefined;
}

/** Must match the indexes on `lower(…)` of the migrations; undefined where no address is searched for. */
export function hasEmail(column: string, emails: readonly string[]): Condition | undefined {
  return emails.length > 0 ? sql`lower(${sql.ref(column)}) in (${sql.join(emails)})` : undefined;
}

/** Each row once. */
export function unique<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The traces with one of the search terms in a field: a search text also contains other people. */
export function matching(traces: readonly Trace[], { emails, phones, isName }: TraceCriteria): Trace[] {
  return traces.filter(
    ({ name, email, phone }) =>
      emails.includes(emailKey(email)) ||
      (phone !== '' && phones.some((other) => phoneKey(other) === phoneKey(phone))) ||
      isName(name),
  );
}
