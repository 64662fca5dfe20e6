import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { emailKey, phoneKey } from '#domain/personal-data/person-search.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { Db } from '#server/db/database.ts';
import { holdsText, type SearchedTable } from '#server/search.ts';

/** What to look for: whatever has one of these addresses, telephones or names. */
export interface Sought {
  emails: readonly string[];
  phones: readonly string[];
  names: readonly string[];
  /** Whether a name that was found is one of those. */
  isName(name: string): boolean;
  /** Names that a client who is this person may have, and whether a client's name is one of those. */
  clientNames: readonly string[];
  isClientName(name: string): boolean;
}

/** What was found, and whether more rows hold the texts than were read. */
export interface Found {
  traces: Trace[];
  isCut: boolean;
}

/**
 * So many rows are read that hold a text, in whatever order is quickest: of whom there are more somebody must say more. By
 * e-mail everything is read.
 */
const ROWS_MAX = 300;

type Condition = RawBuilder<SqlBool>;

/**
 * The rows of a table that may be sought: by address by an index, by telephone and name by what the table is searched in.
 * Whether they are, their own fields say.
 */
export async function readSought<Row extends { id: string }>(
  db: Db,
  table: SearchedTable,
  { emails, phones, names }: Sought,
  read: (condition: Condition, max: number | undefined) => Promise<Row[]>,
): Promise<{ rows: Row[]; holding: Row[]; isCut: boolean }> {
  const texts = [...phones, ...names];
  const ofEmail = emails.length > 0 ? await read(hasEmail(`${table}.email`, emails), undefined) : [];
  const conditions = await Promise.all(texts.map((text) => holdsText(db, table, text)));
  const holding = conditions.length > 0 ? await read(anyOf(conditions), ROWS_MAX) : [];
  return { rows: unique([...ofEmail, ...holding]), holding, isCut: holding.length === ROWS_MAX };
}

/** As the indexes of `0040-one-person.ts` have it. */
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

/** True where the fields of what was found are those sought. */
export function isOneSought(
  { name, email, phone }: Pick<Trace, 'name' | 'email' | 'phone'>,
  { emails, phones, isName }: Sought,
): boolean {
  return (
    emails.includes(emailKey(email)) ||
    (phone !== '' && phones.some((sought) => phoneKey(sought) === phoneKey(phone))) ||
    isName(name)
  );
}
