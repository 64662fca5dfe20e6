import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase, openDatabaseToRead } from '#server/db/database.ts';
import { openCourses } from '../bench/rush-courses.ts';
import { signedInCookie } from '../bench/signed-in.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { freePort, type ServerProcess, startServer } from '../test/server-process.ts';
import { nightIsOver } from './loads/erasing-night.ts';
import type { Answered, Load, Site } from './loads/load.ts';
import { LOADS } from './loads/loads.ts';
import { reportLoad, reportSoundness } from './soundness.ts';

// The process is killed at random moments of a writing load, repeatedly on one database: everything confirmed is stored
// with every byte, everything else completely or not at all, the database is intact, and the server is ready within
// seconds.

const ROUNDS = Number(process.argv[2] ?? 100);
const WRITERS = 8;
/** The latest moment of the kill within a round. */
const KILLED_WITHIN_MILLISECONDS = 4_000;
const STAFF = { STAFF_EMAIL: 'jana@example.sk', STAFF_PASSWORD: 'dlhe-tajne-heslo-1', STAFF_NAME: 'Jana Skúšková' };

for (const engine of ['SQLite', 'PostgreSQL'] as const) await torture(engine);

async function torture(engine: 'SQLite' | 'PostgreSQL'): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-kill-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const settings = {
    ...STAFF,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    ...(postgres && { DATABASE_URL: `${postgres.url}/postgres` }),
  };
  const config = readConfig(settings);
  // the first start creates and fills the database
  const first = await startServer(settings);
  const site = await prepare(first);
  first.kill('SIGKILL');
  const written = new Map<Load, Written>(LOADS.map((load) => [load, { answered: [], cutOff: 0 }]));
  let readyMilliseconds = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startAgain(config, settings);
    readyMilliseconds = Math.max(readyMilliseconds, await untilReady(server));
    await writeUntilKilled(server, site, written);
  }
  const last = await startAgain(config, settings);
  {
    await using db = openDatabaseToRead(config);
    await nightIsOver(db);
    for (const [load, { answered, cutOff }] of written) {
      const hold = await Promise.all(answered.map((holds) => holds({ db, site })));
      const lost = hold.filter((holds) => !holds).length;
      const outcome = { ...load, answered: answered.length, cutOff, lost, rounds: ROUNDS };
      await reportLoad(db, `${engine}: ${load.name}`, outcome);
    }
    await reportSoundness(db, engine, readyMilliseconds);
  }
  await last.close();
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
}

async function prepare({ url }: ServerProcess): Promise<Site> {
  const cookie = await signedInCookie(url, STAFF);
  const [course] = await openCourses(url, cookie, 0, { count: 1 });
  return { url, cookie, courseId: course?.id ?? '' };
}

async function startAgain(config: Config, settings: Record<string, string>): Promise<ServerProcess> {
  {
    await using db = openDatabase(config);
    for (const { beforeStart } of LOADS) await beforeStart?.(db);
  }
  return startServer(settings);
}

/** Milliseconds from the start of the server until it accepts requests. */
async function untilReady(server: ServerProcess): Promise<number> {
  const begun = performance.now();
  while (!(await fetch(`${server.url}/readyz`)).ok) await delay(10);
  return server.startMilliseconds + Math.round(performance.now() - begun);
}

/** The confirmed writes of a load, and the number of writes without an answer. */
interface Written {
  answered: Answered[];
  cutOff: number;
}

async function writeUntilKilled(server: ServerProcess, site: Site, written: Map<Load, Written>): Promise<void> {
  let isKilled = false;
  const write = async (writer: number) => {
    for (let turn = writer; !isKilled; turn += 1) {
      const load = LOADS[turn % LOADS.length] as Load;
      const noted = written.get(load) as Written;
      const done = await load.write(site).catch(() => undefined);
      if (done) noted.answered.push(done);
      else noted.cutOff += 1;
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  await delay(Math.random() * KILLED_WITHIN_MILLISECONDS);
  server.kill('SIGKILL');
  isKilled = true;
  await writers;
}
