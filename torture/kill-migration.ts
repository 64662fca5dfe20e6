import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { databaseFile } from '#server/data-dir.ts';
import { type Database, openDatabaseToRead } from '#server/db/database.ts';
import { isSchemaCurrent } from '#server/db/migrate.ts';
import { report } from '../bench/report.ts';
import { newDatabase } from '../test/databases.ts';
import { type PostgresServer, startPostgres } from '../test/postgres-server.ts';
import { spawnServer, startServer } from '../test/server-process.ts';
import { reportSoundness } from './soundness.ts';

// The first start of a server is killed at random moments: its database is empty or has the whole schema, never half of
// it, and the next start completes it.

const ROUNDS = Number(process.argv[2] ?? 100);

for (const engine of ['SQLite', 'PostgreSQL'] as const) await torture(engine);

async function torture(engine: 'SQLite' | 'PostgreSQL'): Promise<void> {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  // measures an undisturbed start
  let { startMilliseconds } = await killAndStart(postgres, 0);
  const counts = { empty: 0, half: 0, current: 0 };
  let unfinished = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await killAndStart(postgres, Math.random() * startMilliseconds, round === ROUNDS - 1);
    counts[outcome.killed] += 1;
    if (outcome.started !== 'current') unfinished += 1;
    startMilliseconds = Math.max(startMilliseconds, outcome.startMilliseconds);
  }
  console.log(`     ${engine}: ${counts.empty} kills left no schema, ${counts.current} the whole of it`);
  report(`${engine}: kills that left half a schema, of ${ROUNDS}`, counts.half, 0, 'kills');
  report(`${engine}: starts after a kill that did not complete it`, unfinished, 0, 'starts');
  report(
    `${engine}: kills before the migrations were committed`,
    counts.empty,
    Math.ceil(ROUNDS / 4),
    'kills',
    'least',
  );
  await postgres?.close();
}

/** Kills the first start after this many milliseconds, starts again, and reads the schema after both. */
async function killAndStart(postgres: PostgresServer | undefined, milliseconds: number, isLast = false) {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-migration-'));
  const databaseUrl = postgres && (await newDatabase(postgres.url));
  const settings = { DATA_DIR: folder, DEMO_CONTENT: 'off', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const config = readConfig(settings);
  await killAfter(milliseconds, settings);
  const killed = databaseUrl || existsSync(databaseFile(folder)) ? await using(schemaOf) : 'empty';
  const server = await startServer(settings);
  const started = await using(schemaOf);
  await server.close();
  const { startMilliseconds } = server;
  if (isLast) await using((db) => reportSoundness(db, databaseUrl ? 'PostgreSQL' : 'SQLite', startMilliseconds));
  await rm(folder, { recursive: true, force: true });
  return { killed, started, startMilliseconds };

  async function using<T>(work: (db: Database) => Promise<T>): Promise<T> {
    await using db = openDatabaseToRead(config);
    return await work(db);
  }
}

async function schemaOf(db: Database): Promise<'empty' | 'half' | 'current'> {
  if ((await db.introspection.getTables()).length === 0) return 'empty';
  return (await isSchemaCurrent(db)) ? 'current' : 'half';
}

async function killAfter(milliseconds: number, settings: Record<string, string>): Promise<void> {
  const child = spawnServer({ PORT: '0', ...settings });
  const ended = once(child, 'exit');
  await delay(milliseconds);
  child.kill('SIGKILL');
  await ended;
}
