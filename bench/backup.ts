import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { backUp } from '#server/backups/back-up.ts';
import { newBackupKey } from '#server/backups/backup-key.ts';
import { restore } from '#server/backups/restore.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { newDatabase } from '../test/databases.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { report } from './report.ts';

// How long a backup of 200 MB of files and 200 000 jobs takes, and its restore, on both databases; how much memory,
// and for how long others wait meanwhile.
const FILES = 200;
const JOBS = 200_000;
const MEMORY_GROWTH_MAX = 150;
const HELD_MILLISECONDS_MAX = 100;

const folder = await mkdtemp(join(tmpdir(), 'bozp-bench-'));
const postgres = await startPostgres();
const BACKUP_KEY = await newBackupKey();

for (const engine of ['SQLite', 'Postgres'] as const) {
  const place = async (name: string) =>
    readConfig({
      DATA_DIR: join(folder, name),
      BACKUP_KEY,
      DATABASE_URL: engine === 'Postgres' ? await newDatabase(postgres.url) : '',
    });
  const from = await place('from');
  const database = openDatabase(from);
  await migrate(database, from);
  await fill(database);
  const file = join(folder, `${engine}.backup`);
  await measured(`${engine}: backup`, () => backUp(from, file, '2026-11-20T11:00:00.000Z'));
  console.log(`${engine}: ${Math.round((await stat(file)).size / 1e6)} MB`);
  await database.destroy();
  await measured(`${engine}: restore`, async () => restore(await place('to'), file));
  await rm(join(folder, 'to'), { recursive: true, force: true });
}
await postgres.close();
await rm(folder, { recursive: true, force: true });

async function measured(what: string, work: () => Promise<unknown>): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  held.disable();
  await setTimeout(50);
  clearInterval(watching);
  console.log(`${what}: ${seconds.toFixed(1)} s`);
  report(`${what}: memory grown by`, Math.round((most - before) / 1e6), MEMORY_GROWTH_MAX, 'MB');
  report(`${what}: others wait at most`, Math.round(held.max / 1e6), HELD_MILLISECONDS_MAX, 'ms');
}

async function fill(db: Database): Promise<void> {
  for (let n = 0; n < FILES; n += 1) {
    const file = { id: String(n), name: 'a.pdf', mediaType: 'application/pdf', bytes: randomBytes(1_000_000) };
    await db.insertInto('enclosure').values(file).execute();
  }
  const job = {
    kind: 'letter',
    dueAt: '2026',
    revision: 1,
    leasedUntil: null,
    attempts: 0,
    createdAt: '2026',
  } as const;
  for (let n = 0; n < JOBS; n += 500) {
    const keys = Array.from({ length: 500 }, (_, index) => String(n + index));
    const rows = keys.map((key) => ({ ...job, key, lastError: 'x'.repeat(100) }));
    await db.insertInto('job').values(rows).execute();
  }
}
