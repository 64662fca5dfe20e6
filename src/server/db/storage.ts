import { statSync } from 'node:fs';
import { START } from '#domain/actor.ts';
import type { Change, OpenChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { databaseFile } from '#server/data-dir.ts';

/** Whether the database can store what is written now. */
export class Storage {
  /** The database has no room: set when a change fails for lack of room, cleared by `takesChanges`. */
  isFull = false;
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
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === DISK_FULL || (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_FULL);
}

/** More than a sign-up takes with its emails and indexes: less could fit into half-empty pages. */
const PROBE_LENGTH = 1_000_000;

/** PostgreSQL, Appendix A. */
const DISK_FULL = '53100';
const SQLITE_FULL = 13;

/** Whether changes can be stored; after one failed for lack of room, this is tested by a write that is erased again. */
export async function takesChanges(app: { storage: Storage; change: OpenChange }): Promise<boolean> {
  if (app.storage.isLost) return false;
  if (!app.storage.isFull) return true;
  // a change that succeeded meanwhile is no proof: a small one may fit where a form does not
  const hasRoom = await app.change(START, writeAndErase).then(
    () => true,
    () => false,
  );
  app.storage.isFull = !hasRoom;
  return hasRoom;
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
