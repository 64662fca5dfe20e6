import type { Kysely } from 'kysely';
import type { FileTable } from '#domain/stored-files/file-check.ts';
import type { App } from '#server/app.ts';
import { databaseOf } from './database-of.ts';

/** Changes one byte in each file of a table without an event, as a failing disk does. */
export async function damageFiles(app: App, table: FileTable): Promise<void> {
  const db = databaseOf(app) as Kysely<unknown> as Kysely<Record<string, Record<string, unknown>>>;
  const rows = await db.selectFrom(table).selectAll().execute();
  for (const { bytes: stored, ...row } of rows) {
    const bytes = Buffer.from(stored as Uint8Array);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
    let update = db.updateTable(table).set({ bytes });
    for (const column of KEY_COLUMNS) if (column in row) update = update.where(column, '=', row[column]);
    await update.execute();
  }
}

const KEY_COLUMNS = ['id', 'pictureKey', 'name', 'emailId', 'position'];
