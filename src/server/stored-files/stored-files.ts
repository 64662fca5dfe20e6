import { type Kysely, sql } from 'kysely';
import {
  DAMAGED_LISTED_MAX,
  type DamagedFile,
  type FileCheck,
  type FileTable,
} from '#domain/stored-files/file-check.ts';
import type { Db } from '#server/db/database.ts';
import { hashOrBytes } from '#server/db/engine.ts';
import { sha256Of } from './file-sum.ts';

/** The primary key of each table of files. */
const KEYS = {
  signUpFile: ['id'],
  pictureFile: ['pictureKey', 'name'],
  emailAttachment: ['emailId', 'position'],
  enclosure: ['id'],
  signedSheet: ['courseId'],
  issuedDocument: ['id'],
} as const satisfies Record<FileTable, readonly string[]>;

/** A file wherever it is stored: the hash it was stored with, and the one its bytes have now. */
interface ReadFile {
  table: FileTable;
  /** In the order of the table's primary key. */
  key: (string | number)[];
  stored: string;
  actual: string;
}

/** The result of comparing every stored file with its hash. */
export type FileCheckResult = Omit<FileCheck, 'at'>;

/** Reads every stored file and compares it with its hash; calls `onDamaged` for each damaged one. */
export async function readFileCheck(
  db: Db,
  onDamaged: (file: DamagedFile) => void = () => undefined,
): Promise<FileCheckResult> {
  const check: FileCheckResult = { files: 0, damaged: 0, listed: [] };
  for await (const { table, key, stored, actual } of readStoredFiles(db)) {
    check.files += 1;
    if (stored === actual) continue;
    check.damaged += 1;
    if (check.damaged <= DAMAGED_LISTED_MAX) check.listed.push({ table, key });
    onDamaged({ table, key });
  }
  return check;
}

/** Reads every stored file, one at a time: each may have ten megabytes. */
async function* readStoredFiles(db: Db): AsyncGenerator<ReadFile> {
  for (const table of Object.keys(KEYS) as FileTable[]) {
    for (let file = await readNext(db, table); file; file = await readNext(db, table, file.key)) yield file;
  }
}

async function readNext(db: Db, table: FileTable, after?: ReadFile['key']): Promise<ReadFile | undefined> {
  const columns = KEYS[table];
  const row = await (db as Kysely<AnyTable>)
    .selectFrom(table)
    .select([...columns, 'sha256'])
    .select(hashOrBytes(db).as('content'))
    .$if(after !== undefined, (query) => query.where(isAfter(table, after ?? [])))
    .orderBy(sql.join(columns.map((column) => sql.ref(column))))
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { content } = row;
  return {
    table,
    key: columns.map((column) => row[column] as string | number),
    stored: row.sha256 as string,
    actual: typeof content === 'string' ? content : await sha256Of(content),
  };
}

/** Tables known by name only. */
type AnyTable = Record<string, Record<string, unknown>>;

function isAfter(table: FileTable, key: ReadFile['key']) {
  const columns = sql.join(KEYS[table].map((column) => sql.ref(column)));
  return sql<boolean>`(${columns}) > (${sql.join(key)})`;
}
