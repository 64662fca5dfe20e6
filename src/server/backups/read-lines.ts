import { createHash } from 'node:crypto';
import type { z } from '#domain/schema.ts';
import { MIGRATIONS } from '#server/db/migrate.ts';
import {
  type BackupEnd,
  type BackupHead,
  endSchema,
  FORMAT_VERSION,
  headSchema,
  restorable,
  type TableHead,
  tableSchema,
  UnreadableBackup,
} from './backup-format.ts';

/** Receives a backup as it is read: its head and its tables with their rows. */
export interface BackupReader {
  head(head: BackupHead): Promise<void>;
  table(table: TableHead): Promise<void>;
  row(row: Record<string, unknown>, sizeBytes: number): Promise<void>;
}

/**
 * Passes everything to the reader and returns the backup's end. Throws `UnreadableBackup` for lines that neither this
 * nor an older version wrote, and for anything missing, added or changed.
 */
export async function readLines(lines: AsyncIterable<Buffer>, reader: BackupReader): Promise<BackupEnd> {
  const sha256 = createHash('sha256');
  let hasHead = false;
  let columns: string[] = [];
  let end: BackupEnd | undefined;
  for await (const line of lines) {
    if (end) throw new UnreadableBackup('damaged');
    const value = parsed(line);
    if (!hasHead) {
      await reader.head(headOf(value));
      hasHead = true;
    } else if (Array.isArray(value)) {
      await reader.row(rowOf(columns, value), line.length);
    } else if (typeof value === 'object' && value !== null && 'sha256' in value) {
      end = checked(endSchema, value);
      if (end.sha256 !== sha256.digest('hex')) throw new UnreadableBackup('damaged');
      continue;
    } else {
      const table = checked(tableSchema, value);
      columns = table.columns;
      await reader.table(table);
    }
    sha256.update(line);
  }
  if (!end) throw new UnreadableBackup('damaged');
  return end;
}

/** Throws if the lines are not a complete backup that this version can restore. */
export async function checkLines(lines: AsyncIterable<Buffer>): Promise<void> {
  const nothing = async () => undefined;
  await readLines(lines, { head: nothing, table: nothing, row: nothing });
}

function headOf(value: unknown): BackupHead {
  const head = headSchema.safeParse(value);
  if (!head.success) throw new UnreadableBackup('no-backup');
  if (head.data.version > FORMAT_VERSION || !(head.data.schema in MIGRATIONS)) throw new UnreadableBackup('newer');
  return head.data;
}

function rowOf(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  if (values.length !== columns.length) throw new UnreadableBackup('damaged');
  return Object.fromEntries(columns.map((column, index) => [column, restorable(values[index])]));
}

function parsed(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch (error) {
    throw new UnreadableBackup('damaged', error);
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new UnreadableBackup('damaged', result.error);
  return result.data;
}
