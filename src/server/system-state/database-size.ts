import { statfs } from 'node:fs/promises';
import type { SystemState } from '#domain/system-state/system-state.ts';
import type { App } from '../app.ts';
import { isPostgres } from '../db/database.ts';
import { findDatabaseBytes } from '../db/database-size.ts';

/** The size of the database; that of the disk only where the database is a file of ours. */
export async function findDatabaseSize({
  db,
  config,
  storage: { isFull, isLost },
}: App): Promise<SystemState['database']> {
  const sizeBytes = await findDatabaseBytes(db);
  if (isPostgres(db)) return { sizeBytes, isFull, isLost, disk: undefined };
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return { sizeBytes, isFull, isLost, disk: { freeBytes: bavail * bsize, sizeBytes: blocks * bsize } };
}
