import { type RawBuilder, type SqlBool, sql } from 'kysely';
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

/** The matching traces, and whether more rows contain the texts than were read. */
export interface TraceResults {
  traces: Trace[];
  isCut: boolean;
}

/**
 * The most rows read that contain a text, in any order: if there are more, staff must search more precisely. By e-mail
 * all rows are read.
 */
const ROWS_MAX = 300;

type Condition = RawBuilder<SqlBool>;

/**
 * The rows of a table that may match: by address with an index, by telephone and name with the search text. The caller
 * checks the fields of each row.
 */
export async function readMatchingRows<Row extends { id: string }>(
  db: Db,
  table: SearchedTable,
  { emails, phones, names }: TraceCriteria,
  read: (condition: Condition, max: number | undefined) => Promise<Row[]>,
): Promise<{ rows: Row[]; textMatches: Row[]; isCut: boolean }> {
  const texts = [...phones, ...names];
  const ofEmail = emails.length > 0 ? await read(hasEmail(`${table}.email`, emails), undefined) : [];
  const conditions = await Promise.all(texts.map((text) => containsText(db, table, text)));
  const textMatches = conditions.length > 0 ? await read(anyOf(conditions), ROWS_MAX) : [];
  return { rows: unique([...ofEmail, ...textMatches]), textMatches, isCut: textMatches.length === ROWS_MAX };
}

/** Must match the indexes on `lower(…)` of the migrations. */
export function hasEmail(column: string, emails: readonly string[]): Condition {
  return sql`lower(${sql.ref(column)}) in (${sql.join(emails)})`;
}

function anyOf(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Each row once. */
export function unique<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** True when one of the fields matches the search terms. */
export function matchesCriteria(
  { name, email, phone }: Pick<Trace, 'name' | 'email' | 'phone'>,
  { emails, phones, isName }: TraceCriteria,
): boolean {
  return (
    emails.includes(emailKey(email)) ||
    (phone !== '' && phones.some((other) => phoneKey(other) === phoneKey(phone))) ||
    isName(name)
  );
}
