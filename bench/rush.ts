import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../test/postgres-server.ts';
import { processorSeconds, type ServerProcess, startServer } from '../test/server-process.ts';
import { report } from './report.ts';
import { openCourses } from './rush-courses.ts';
import { aSignUp } from './rush-sign-up.ts';
import { signedInCookie } from './signed-in.ts';

// A rush: visitors open course pages while others sign up, each at a constant rate, independent of the response times.

const SECONDS = Number(process.env.SECONDS ?? 120);
const VISITORS_PER_SECOND = 200;
const SIGN_UPS_PER_SECOND = 50;
const STAFF = {
  STAFF_EMAIL: 'jana.skuskova@example.sk',
  STAFF_PASSWORD: 'velmi-dlhe-heslo',
  STAFF_NAME: 'Jana Skúšková',
};

const sqlite = await startServer(STAFF, { keepsLog: false });
await rush('SQLite', sqlite);
await sqlite.close();

const postgres = await startPostgres();
const server = await startServer({ ...STAFF, DATABASE_URL: `${postgres.url}/postgres` }, { keepsLog: false });
await rush('Postgres', server);
await server.close();
await postgres.close();

async function rush(engine: string, server: ServerProcess): Promise<void> {
  const { url } = server;
  const cookie = await signedInCookie(url, STAFF);
  const courses = await openCourses(url, cookie, SIGN_UPS_PER_SECOND * SECONDS);
  const pages: number[] = [];
  const signUps: number[] = [];
  const failures = { pages: 0, signUps: 0, seatsOutOfDate: 0 };
  /** The times of the answers that confirmed a seat, by course. */
  const taken = new Map(courses.map(({ slug }) => [slug, [] as number[]]));

  async function look(turn: number): Promise<void> {
    const { slug, capacity } = courses[turn % courses.length] as (typeof courses)[number];
    const begun = performance.now();
    // the page must include every seat that was taken at least a second before the request
    const due = (taken.get(slug) as number[]).filter((at) => at < begun - 1_000).length;
    const answer = await fetch(`${url}/kurzy-a-skolenia${slug}`).catch(() => undefined);
    const html = (await answer?.text()) ?? '';
    pages.push(performance.now() - begun);
    if (answer?.status !== 200) failures.pages += 1;
    const free = Number(/(\d+)\s+voľn\S+ zo?\s/.exec(html.replaceAll('\u00A0', ' '))?.[1] ?? Number.NaN);
    if (!(capacity - free >= due)) failures.seatsOutOfDate += 1;
  }

  async function signUp(turn: number): Promise<void> {
    const { id, slug } = courses[turn % courses.length] as (typeof courses)[number];
    const begun = performance.now();
    const answer = await fetch(`${url}/api/sendCourse`, aSignUp(id, turn)).catch(() => undefined);
    await answer?.arrayBuffer();
    signUps.push(performance.now() - begun);
    if (answer?.status === 201) taken.get(slug)?.push(performance.now());
    else failures.signUps += 1;
  }

  for (let turn = 0; turn < courses.length; turn += 1) await look(turn);
  const before = await workDone(server);
  await Promise.all([steadily(VISITORS_PER_SECOND, look), steadily(SIGN_UPS_PER_SECOND, signUp)]);
  const after = await workDone(server);

  report(`${engine}: pages seen`, pages.length, VISITORS_PER_SECOND * SECONDS, '', 'least');
  report(`${engine}: pages, p99`, percentile(pages, 0.99), 50, 'ms');
  report(`${engine}: sign-ups sent`, signUps.length, SIGN_UPS_PER_SECOND * SECONDS, '', 'least');
  report(`${engine}: sign-ups, p95`, percentile(signUps, 0.95), 300, 'ms');
  report(`${engine}: pages failed`, failures.pages, 0, '');
  report(`${engine}: sign-ups failed`, failures.signUps, 0, '');
  report(`${engine}: pages whose free seats were older than a second`, failures.seatsOutOfDate, 0, '');
  const share = (part: keyof typeof after) => Math.round(((after[part] - before[part]) / SECONDS) * 100);
  console.log(
    `     ${engine}: of a processor, the node took ${share('node')} %, the database ${share('database')} %, this generator ${share('generator')} %`,
  );
}

/** Starts this many acts per second without waiting for the earlier ones, then waits for all. */
async function steadily(perSecond: number, act: (turn: number) => Promise<void>): Promise<void> {
  const begun = performance.now();
  const acts: Promise<void>[] = [];
  for (let turn = 0; turn < perSecond * SECONDS; turn += 1) {
    const wait = begun + (turn * 1_000) / perSecond - performance.now();
    if (wait > 1) await delay(wait);
    acts.push(act(turn));
  }
  await Promise.all(acts);
}

/** Processor seconds used by each part, which show which of them is the bottleneck. */
async function workDone(server: ServerProcess) {
  const { user, system } = process.cpuUsage();
  return {
    node: await server.processorSeconds(),
    database: await databaseSeconds(),
    generator: (user + system) / 1_000_000,
  };
}

/** Of all processes of Postgres, which has one per connection. */
async function databaseSeconds(): Promise<number> {
  let seconds = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    if (name.startsWith('postgres')) seconds += await processorSeconds(Number(pid)).catch(() => 0);
  }
  return seconds;
}

function percentile(times: number[], share: number): number {
  return Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0);
}
