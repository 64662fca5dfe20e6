import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { newBackupKey } from '#server/backups/backup-key.ts';
import { openBackupThread } from '#server/backups/backup-thread.ts';
import { restore } from '#server/backups/restore.ts';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { newDatabase } from '../test/databases.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { report } from './report.ts';

// Measures backup, verification and restore of 200 MB of files and 200 000 jobs on both databases: their time, their
// memory and how long they block the event loop and a write every ten milliseconds.
const SMALL_FILES = 100;
const LARGE_FILES = 10;
const JOBS = 200_000;
const MEMORY_GROWTH_MAX = 300;
const HELD_MILLISECONDS_MAX = 100;
const WRITE_EVERY_MILLISECONDS = 10;

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
  await using thread = openBackupThread({ ...from, backupDir: folder });
  await measured(`${engine}: backup`, database, () => thread.make(file, '2026-11-20T11:00:00.000Z'));
  console.log(`${engine}: ${Math.round((await stat(file)).size / 1e6)} MB`);
  await measured(`${engine}: proof`, database, () => thread.prove(basename(file), Temporal.Now.instant().toString()));
  await database.destroy();
  const begun = performance.now();
  await restore(await place('to'), file);
  console.log(`${engine}: restore: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  await rm(join(folder, 'to'), { recursive: true, force: true });
}
await postgres.close();
await rm(folder, { recursive: true, force: true });

async function measured(what: string, db: Database, work: () => Promise<unknown>): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  let held = 0;
  let last = processorMilliseconds();
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
    const now = processorMilliseconds();
    held = Math.max(held, now - last);
    last = now;
  }, 5);
  const writing = new AbortController();
  const longestWrite = write(db, writing.signal);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  writing.abort();
  clearInterval(watching);
  console.log(`${what}: ${seconds.toFixed(1)} s`);
  report(`${what}: memory grown by`, Math.round((most - before) / 1e6), MEMORY_GROWTH_MAX, 'MB');
  report(`${what}: the event loop is held for at most`, Math.round(held), HELD_MILLISECONDS_MAX, 'ms');
  report(`${what}: a write takes at most`, Math.round(await longestWrite), HELD_MILLISECONDS_MAX, 'ms');
}

/** Processor time of this thread, so that other processes on the machine are not counted. */
function processorMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Writes until the signal is aborted; returns the longest time of one write. */
async function write(db: Database, signal: AbortSignal): Promise<number> {
  let longest = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    const job = aJob(crypto.randomUUID());
    await db.transaction().execute((change) => change.insertInto('job').values(job).execute());
    longest = Math.max(longest, performance.now() - begun);
    await setTimeout(WRITE_EVERY_MILLISECONDS);
  }
  return longest;
}

async function fill(db: Database): Promise<void> {
  for (let n = 0; n < SMALL_FILES + LARGE_FILES; n += 1) {
    const bytes = randomBytes(n < SMALL_FILES ? 1_000_000 : 10_000_000);
    const file = { id: String(n), name: 'a.pdf', mediaType: 'application/pdf', sha256: hash('sha256', bytes), bytes };
    await db.insertInto('enclosure').values(file).execute();
  }
  for (let n = 0; n < JOBS; n += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => aJob(String(n + index)));
    await db.insertInto('job').values(rows).execute();
  }
}

function aJob(key: string) {
  return {
    kind: 'email',
    key,
    dueAt: '2026',
    revision: 1,
    leasedUntil: null,
    attempts: 0,
    createdAt: '2026',
    lastError: 'x'.repeat(100),
  } as const;
}
