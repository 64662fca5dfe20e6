import { type Kysely, sql } from 'kysely';
import type { FileTable } from '#domain/stored-files/file-check.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { SummedFile } from './file-sum.ts';

/** By what a row of each table of files is known: its primary key. */
const KEYS = {
  signUpFile: ['id'],
  pictureFile: ['pictureKey', 'name'],
  letterAttachment: ['letterId', 'position'],
  enclosure: ['id'],
} as const satisfies Record<FileTable, readonly string[]>;

/** A file wherever it is stored. */
export interface StoredFile extends SummedFile {
  table: FileTable;
  /** In the order of the table's primary key. */
  key: (string | number)[];
}

/** Every stored file, one at a time: each may have ten megabytes. */
export async function* readStoredFiles(db: Db): AsyncGenerator<StoredFile> {
  for (const table of Object.keys(KEYS) as FileTable[]) {
    for (let file = await findNext(db, table); file; file = await findNext(db, table, file.key)) yield file;
  }
}

/** Notes the hash of a file that has none yet. */
export async function noteSum({ db }: Change, { table, key }: StoredFile, sha256: string): Promise<void> {
  await (db as Kysely<AnyTable>)
    .updateTable(table)
    .set({ sha256 })
    .where(keyOf(table, '=', key))
    .where('sha256', 'is', null)
    .execute();
}

async function findNext(db: Db, table: FileTable, after?: StoredFile['key']): Promise<StoredFile | undefined> {
  const columns = KEYS[table];
  const row = await (db as Kysely<AnyTable>)
    .selectFrom(table)
    .select([...columns, 'sha256', 'bytes'])
    .$if(after !== undefined, (query) => query.where(keyOf(table, '>', after ?? [])))
    .orderBy(sql.join(columns.map((column) => sql.ref(column))))
    .limit(1)
    .executeTakeFirst();
  return row && { ...(row as unknown as SummedFile), table, key: columns.map((column) => row[column] as string) };
}

/** Tables known by name only. */
type AnyTable = Record<string, Record<string, unknown>>;

function keyOf(table: FileTable, operator: '=' | '>', key: StoredFile['key']) {
  const columns = sql.join(KEYS[table].map((column) => sql.ref(column)));
  return sql<boolean>`(${columns}) ${sql.raw(operator)} (${sql.join(key)})`;
}
