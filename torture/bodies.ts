import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { report } from '../bench/report.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { startServer } from '../test/server-process.ts';

// The largest bodies at the same moment, each from another address, while visitors load the home page of a node that
// has as much memory as a deployed one.

const COUNTS = [5, 20, 50];
/** MemoryMax of the unit and mem_limit of compose.yaml. */
const MEGABYTES_MAX = 536;
const P99_MILLISECONDS_MAX = 500;

const postgres = await startPostgres();
for (const [engine, settings] of [
  ['SQLite', {}],
  ['Postgres', { DATABASE_URL: `${postgres.url}/postgres` }],
] as const) {
  for (const kind of ['call', 'form'] as const) {
    for (const count of COUNTS) await torture(`${engine}: ${count} ${kind}s of 20 MB at once`, settings, kind, count);
  }
}
await postgres.close();

async function torture(what: string, settings: Record<string, string>, kind: 'call' | 'form', count: number) {
  const server = await startServer(
    { ...settings, TRUST_PROXY: 'on' },
    { keepsLog: false, megabytesMax: MEGABYTES_MAX },
  );
  const times: number[] = [];
  let isOver = false;
  const sender = new Worker(new URL('send-bodies.ts', import.meta.url), {
    workerData: { url: server.url, kind, count },
  });
  await once(sender, 'message');
  const visiting = Promise.all(Array.from({ length: 4 }, () => visit()));
  const [answers] = (await once(sender, 'message')) as [{ status: number; retryAfter?: string }[]];
  isOver = true;
  await visiting;
  times.sort((one, other) => one - other);
  report(`${what}: memory`, await server.memoryMegabytesMax(), MEGABYTES_MAX, 'MB');
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  report(`${what}: the home page meanwhile, p99`, Math.round(p99), P99_MILLISECONDS_MAX, 'ms');
  const stored = answers.filter(({ status }) => status === 201 || status === 303).length;
  const later = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined).length;
  report(`${what}: stored`, stored, 1, 'of them', 'least');
  report(`${what}: neither stored nor asked to come again`, count - stored - later, 0, 'of them');
  await server.close();

  /** A node that was killed for its memory answers nothing. */
  async function visit(): Promise<void> {
    while (!isOver) {
      const begun = performance.now();
      await fetch(server.url).then(
        (answer) => answer.arrayBuffer(),
        () => times.push(Number.POSITIVE_INFINITY),
      );
      times.push(performance.now() - begun);
      await delay(20);
    }
  }
}
