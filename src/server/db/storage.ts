import { statSync } from 'node:fs';
import { START } from '#domain/actor.ts';
import type { Change, OpenChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { databaseFile } from '#server/data-dir.ts';

/** Whether the database can store what is written now. */
export class Storage {
  /** The disk is full or cannot be written: set when a change fails for that, cleared by `takesChanges`. */
  refusesWrites = false;
  /** Undefined on Postgres. */
  #file: string | undefined;
  #inode: number | undefined;

  /** To be created once the database is open: SQLite's file is then the one that is written to. */
  constructor({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }) {
    if (databaseUrl) return;
    this.#file = databaseFile(dataDir);
    this.#inode = inodeOf(this.#file);
  }

  /** SQLite's file was removed or replaced: writes go to the open one and are lost when the process ends. */
  get isLost(): boolean {
    return this.#file !== undefined && inodeOf(this.#file) !== this.#inode;
  }
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}

/** True for the error of a write for which the database has no room left. */
export function isStorageFull(error: unknown): boolean {
  return isCoded(error, [FULL]);
}

/** True for the error of a write that the database will refuse again: a disk that failed is often mounted read-only. */
export function isWriteRefused(error: unknown): boolean {
  return isCoded(error, [FULL, READ_ONLY, INPUT_OUTPUT]);
}

function isCoded(error: unknown, refusals: { sqlState: string; sqlite: number }[]): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // the low byte of SQLite's extended codes is the primary code
  return refusals.some(
    ({ sqlState, sqlite }) => code === sqlState || (typeof errcode === 'number' && (errcode & 0xff) === sqlite),
  );
}

/** More than a sign-up takes with its emails and indexes: less could fit into half-empty pages. */
const PROBE_LENGTH = 1_000_000;

// PostgreSQL, Appendix A; SQLite, primary result codes
const FULL = { sqlState: '53100', sqlite: 13 };
const READ_ONLY = { sqlState: '25006', sqlite: 8 };
const INPUT_OUTPUT = { sqlState: '58030', sqlite: 10 };

/** Whether changes can be stored; after one was refused, this is tested by a write that is erased again. */
export async function takesChanges(app: { storage: Storage; change: OpenChange }): Promise<boolean> {
  if (app.storage.isLost) return false;
  if (!app.storage.refusesWrites) return true;
  // a change that succeeded meanwhile is no proof: a small one may fit where a form does not
  const isWritten = await app.change(START, writeAndErase).then(
    () => true,
    () => false,
  );
  app.storage.refusesWrites = !isWritten;
  return isWritten;
}

async function writeAndErase(change: Change): Promise<void> {
  const now = instant(change);
  const probe = { keyHash: 'storage', contentHash: 'x'.repeat(PROBE_LENGTH), subjectId: '', answer: null };
  await change.db
    .insertInto('submission')
    .values({ ...probe, receivedAt: now, expiresAt: now })
    .execute();
  await change.db.deleteFrom('submission').where('keyHash', '=', probe.keyHash).execute();
}
