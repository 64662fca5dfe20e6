import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { openApp, readConfig } from '../build/server/index.js';
import { databaseOf } from '../test/database-of.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';
import { fillScale, tidy } from './scale-data.ts';

// How long the event loop is blocked for all other requests while a whole list is produced: 20 000 courses, the
// sitemap, the feeds. Each is measured several times; the longest time counts.
const ROUNDS = 5;
const HELD_MILLISECONDS_MAX = 50;
const LISTS = ['/healthz', '/sitemap.xml', '/podcast/rss.xml', '/blog/rss.xml', '/api/articles', '/getCourses'];

const folder = await mkdtemp(join(tmpdir(), 'bozp-turns-'));
const HEARTBEAT_FILE = join(folder, 'held');
const HEARTBEAT = { HEARTBEAT_FILE, HEARTBEAT_CLOCK: 'processor', NODE_OPTIONS: '--import ./bench/heartbeat.ts' };

await measure('SQLite', { DATA_DIR: folder });
const postgres = await startPostgres();
await measure('Postgres', { DATA_DIR: folder, DATABASE_URL: `${postgres.url}/postgres` });
await postgres.close();
await rm(folder, { recursive: true });

async function measure(engine: string, settings: Record<string, string>): Promise<void> {
  await fill(settings);
  const server = await startServer({ ...settings, ...HEARTBEAT });
  for (const path of LISTS) {
    await fetch(server.url + path).then((answer) => answer.arrayBuffer());
    const held: number[] = [];
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      server.kill('SIGUSR2');
      await delay(20);
      const begun = performance.now();
      bytes = (await (await fetch(server.url + path)).arrayBuffer()).byteLength;
      times.push(performance.now() - begun);
      await delay(20);
      held.push(Number(await readFile(HEARTBEAT_FILE, 'utf8')));
    }
    const facts = `${Math.round(bytes / 1_000)} kB in ${Math.round(Math.min(...times))} ms`;
    report(`${engine}, ${path} (${facts}): event loop held`, Math.max(...held), HELD_MILLISECONDS_MAX, 'ms');
  }
  console.log(`     ${engine}: memory after it ${await server.memoryMegabytes()} MB`);
  await server.close();
}

async function fill(settings: Record<string, string>): Promise<void> {
  const { app, close } = await openApp(readConfig({ NODE_ENV: 'production', ...settings }), {
    log: pino({ level: 'silent' }),
  });
  await fillScale(databaseOf(app));
  await tidy(app.db);
  await close();
}
