import { createHash } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { engineOf } from '#server/db/engine.ts';
import { findSchema } from '#server/db/migrate.ts';
import {
  type BackupEnd,
  type BackupHead,
  FORMAT,
  FORMAT_VERSION,
  jsonLine,
  TableDigest,
  type TableHead,
} from './backup-format.ts';
import { listSchemaTables, readRows, rowLine, type StoredTable } from './stored-tables.ts';

interface BackupOptions {
  createdAt: string;
  /** The session secret if it is stored in a file beside SQLite; undefined if it is in a table or is a setting. */
  secret: string | undefined;
}

/**
 * The lines of a backup of all our tables in `db`, which has to be a snapshot; throws where one is missing or cannot be
 * read. `onEnd` receives the last line's content.
 */
export async function* writeLines(
  db: Db,
  { createdAt, secret }: BackupOptions,
  onEnd: (end: BackupEnd) => void,
): AsyncGenerator<Buffer> {
  const sha256 = createHash('sha256');
  const hashed = (line: Buffer) => {
    sha256.update(line);
    return line;
  };
  const schema = await findSchema(db);
  const head: BackupHead = { format: FORMAT, version: FORMAT_VERSION, schema, engine: engineOf(db), createdAt };
  yield hashed(jsonLine(head));
  const tables: BackupEnd['tables'] = {};
  for (const table of await listSchemaTables(schema)) {
    const digest = new TableDigest();
    yield hashed(jsonLine({ table: table.name, columns: table.columns } satisfies TableHead));
    for await (const row of rowsToBackUp(db, table, secret)) {
      const line = rowLine(table, row);
      digest.add(line);
      yield hashed(line);
    }
    tables[table.name] = digest.result();
  }
  const end = { tables, sha256: sha256.digest('hex') };
  onEnd(end);
  yield jsonLine(end);
}

async function* rowsToBackUp(
  db: Db,
  table: StoredTable,
  secret: string | undefined,
): AsyncGenerator<Record<string, unknown>> {
  if (table.name === 'secret' && secret !== undefined) yield { id: 1, secret };
  else yield* readRows(db, table);
}
