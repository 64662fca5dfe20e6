import { startPostgres } from '../test/postgres-server.ts';
import { type ServerProcess, startServer } from '../test/server-process.ts';
import { report } from './report.ts';
import { aSignUp } from './rush-sign-up.ts';

// 200 people compete for the last seat, and sign-ups per minute, on both databases.
const SECONDS = 20;
const AT_ONCE = 16;

let people = 0;

const sqlite = await startServer();
await lastSeat('SQLite', sqlite);
await throughput('SQLite', sqlite);
await sqlite.close();

const postgres = await startPostgres();
const server = await startServer({ DATABASE_URL: `${postgres.url}/postgres` });
await lastSeat('Postgres', server);
await throughput('Postgres', server);
await server.close();
await postgres.close();

/** The demo's forklift course has two free seats: one is taken first, 200 people compete for the other. */
async function lastSeat(engine: string, { url }: ServerProcess): Promise<void> {
  const statuses = new Map<string, number>();
  const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  await signUp(url, 'demo-2');
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await signUp(url, 'demo-2');
      count(response.ok ? (await response.json()).status : String(response.status));
    }),
  );
  report(`${engine}: confirmed of 200 at once for the last seat`, statuses.get('confirmed') ?? 0, 1, '');
  report(`${engine}: waiting of 200 at once for the last seat`, statuses.get('waiting') ?? 0, 199, '', 'least');
}

async function throughput(engine: string, { url }: ServerProcess): Promise<void> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const begun = performance.now();
        const response = await signUp(url, 'demo-3');
        await response.arrayBuffer();
        times.push(performance.now() - begun);
        if (response.status !== 201) failed += 1;
      }
    }),
  );
  times.sort((one, other) => one - other);
  report(
    `${engine}: sign-ups a minute, ${AT_ONCE} at a time`,
    Math.round((times.length / SECONDS) * 60),
    1_500,
    '',
    'least',
  );
  report(`${engine}: p95`, Math.round(times[Math.floor(times.length * 0.95)] ?? 0), 300, 'ms');
  report(`${engine}: refused or failed`, failed, 0, '');
}

/** A different person each time. */
function signUp(url: string, courseId: string): Promise<Response> {
  people += 1;
  return fetch(`${url}/api/sendCourse`, aSignUp(courseId, people));
}
