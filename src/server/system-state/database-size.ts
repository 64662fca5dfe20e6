import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { SystemState } from '#domain/system-state/system-state.ts';
import type { App } from '../app.ts';
import { isPostgres } from '../db/database.ts';

/** What the database takes; of the disk only where the database is a file of ours. */
export async function findDatabaseSize({ db, config, storage: { isFull } }: App): Promise<SystemState['database']> {
  const size = isPostgres(db)
    ? sql<{ sizeBytes: number }>`select pg_database_size(current_database()) as "sizeBytes"`
    : sql<{
        sizeBytes: number;
      }>`select page_count * page_size as "sizeBytes" from pragma_page_count(), pragma_page_size()`;
  const { rows } = await size.execute(db);
  const sizeBytes = rows[0]?.sizeBytes ?? 0;
  if (isPostgres(db)) return { sizeBytes, isFull, disk: undefined };
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return { sizeBytes, isFull, disk: { freeBytes: bavail * bsize, sizeBytes: blocks * bsize } };
}
