import { hash } from 'node:crypto';
import { z } from '#domain/schema.ts';

// A backup, before compression, is text that can be read without a database engine: a line of JSON for its head, one
// for each table's head and each row, and one for its end. `zstd -dc` shows it, after `age -d` if it is encrypted.

export const FORMAT = 'bozp-backup';
export const FORMAT_VERSION = 1;

/** The first line. */
export const headSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  /** The last migration that had run. */
  schema: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  createdAt: z.string(),
});

/** Before a table's rows, which are arrays in the order of its columns. */
export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

const countedSchema = z.object({ rows: z.number(), sum: z.string() });

/** The last line: the row count and checksum of each table, and the SHA-256 of all lines before. */
export const endSchema = z.object({ tables: z.record(z.string(), countedSchema), sha256: z.string() });

export type BackupHead = z.infer<typeof headSchema>;
export type TableHead = z.infer<typeof tableSchema>;
export type BackupEnd = z.infer<typeof endSchema>;

/** How many rows a table has, and the sum of their hashes, which does not depend on their order. */
export type TableSum = z.infer<typeof countedSchema>;

export function jsonLine(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/** A value as SQLite stores it: on Postgres the sign-in of version 1.0.0 had times and booleans of its own types. */
export function storable(value: unknown): string | number | null | { bytes: string } {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return { bytes: value.toBase64() };
  throw new TypeError(`no backup knows a value of type ${typeof value}`);
}

/** A value as both engines accept it. */
export function restorable(value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'bytes' in value;
  return isBytes ? Buffer.from(String(value.bytes), 'base64') : value;
}

/** Adds up the hashes of a table's rows: the same for the same rows, in whatever order an engine returns them. */
export class TableDigest {
  #rows = 0;
  #sum = 0n;

  /** Adds a row, given as its line in the backup. */
  add(line: Uint8Array | string): void {
    this.#rows += 1;
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash('sha256', line)}`));
  }

  result(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') };
  }
}

/** Why a file cannot be restored. */
const UNREADABLE = {
  'no-backup': 'is no backup of this site.',
  damaged: 'is damaged or incomplete.',
  'key-missing': 'is encrypted: set the BACKUP_KEY it was made with.',
  'wrong-key': 'is encrypted to another key than BACKUP_KEY.',
  newer: 'comes from a newer version. Restore it with that version, or a newer one.',
} as const;

/** What the operator of a backup can correct; its message is the end of a sentence about the file. */
export class BackupFailure extends Error {}

/** The file contains no backup that can be restored here. */
export class UnreadableBackup extends BackupFailure {
  constructor(reason: keyof typeof UNREADABLE, cause?: unknown) {
    super(UNREADABLE[reason], { cause });
  }
}
