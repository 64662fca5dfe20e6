import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabaseToRead } from '#server/db/database.ts';
import { isSchemaCurrent } from '#server/db/migrate.ts';
import { report } from '../bench/report.ts';
import { loadVersion12IntoPostgres, loadVersion12IntoSqlite } from '../test/databases/load-version-12.ts';
import { newDatabase } from '../test/databases.ts';
import { type PostgresServer, startPostgres } from '../test/postgres-server.ts';
import { spawnServer, startServer } from '../test/server-process.ts';
import { reportSoundness } from './soundness.ts';

// A server that brings a database of a former version up to date is killed at random moments of its start: the database is the
// former one or the new one, nothing of it is lost, and the next start makes it the new one.

const ROUNDS = Number(process.argv[2] ?? 100);
/** Copies of each sign-up and contact request: the migrations take most of a start. */
const COPIES = 200;
const COUNTED = [
  'course',
  'signUp',
  'signUpFile',
  'contactRequest',
  'letter',
  'article',
  'pictureFile',
  'staff',
] as const;

for (const engine of ['SQLite', 'PostgreSQL'] as const) await torture(engine);

async function torture(engine: 'SQLite' | 'PostgreSQL'): Promise<void> {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  // how long a start takes that nobody kills
  let { startMilliseconds } = await killAndStart(postgres, 0);
  const found = { former: 0, current: 0 };
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await killAndStart(postgres, Math.random() * startMilliseconds, round === ROUNDS - 1);
    found[outcome.found] += 1;
    if (outcome.isChanged) wrong += 1;
    startMilliseconds = Math.max(startMilliseconds, outcome.startMilliseconds);
  }
  console.log(`     ${engine}: ${found.former} kills left the former version, ${found.current} the new one`);
  report(`${engine}: kills that left another database, or lost something, of ${ROUNDS}`, wrong, 0, 'kills');
  report(
    `${engine}: kills before the migrations were committed`,
    found.former,
    Math.ceil(ROUNDS / 4),
    'kills',
    'least',
  );
  await postgres?.close();
}

/** Kills the first start after so long, starts again, and looks. */
async function killAndStart(postgres: PostgresServer | undefined, milliseconds: number, isLast = false) {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-migration-'));
  const databaseUrl = postgres && (await newDatabase(postgres.url));
  const settings = { DATA_DIR: folder, DEMO_CONTENT: 'off', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const config = readConfig(settings);
  if (databaseUrl) await loadVersion12IntoPostgres(databaseUrl, copies());
  else await loadVersion12IntoSqlite(folder, copies());
  const before = await look();
  await killAfter(milliseconds, settings);
  const killed = await look();
  const server = await startServer(settings);
  const after = await look();
  await server.close();
  if (isLast)
    await using(async (db) => reportSoundness(db, databaseUrl ? 'PostgreSQL' : 'SQLite', server.startMilliseconds));
  await rm(folder, { recursive: true, force: true });
  const isChanged = [killed, after].some(({ counts }) => counts !== before.counts) || !after.isCurrent;
  const { startMilliseconds } = server;
  return { found: killed.isCurrent ? ('current' as const) : ('former' as const), isChanged, startMilliseconds };

  function look() {
    return using(async (db) => ({ counts: await countRows(db), isCurrent: await isSchemaCurrent(db) }));
  }

  async function using<T>(work: (db: Database) => Promise<T>): Promise<T> {
    await using db = openDatabaseToRead(config);
    return await work(db);
  }
}

async function killAfter(milliseconds: number, settings: Record<string, string>): Promise<void> {
  const child = spawnServer({ PORT: '0', ...settings });
  const ended = once(child, 'exit');
  await delay(milliseconds);
  child.kill('SIGKILL');
  await ended;
}

async function countRows(db: Database): Promise<string> {
  const counts: string[] = [];
  for (const table of COUNTED) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts.push(`${table} ${rows}`);
  }
  return counts.join(', ');
}

/** Statements both engines know. */
function copies(): string {
  return ['signUp', 'contactRequest'].flatMap(copiesOf).join(';');
}

function copiesOf(table: string): string[] {
  const numbers = Array.from({ length: COPIES }, (_, number) => number);
  return [
    `create temporary table "copied" as select * from "${table}"`,
    ...numbers.flatMap((number) => [
      `update "copied" set "id" = substr("id", 1, 36) || '-${number}'`,
      `insert into "${table}" select * from "copied"`,
    ]),
    `drop table "copied"`,
  ];
}
