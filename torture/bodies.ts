import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { report } from '../bench/report.ts';
import { startServer } from '../test/server-process.ts';

// Fifty of the largest forms at the same moment, while visitors load the home page.

const FORMS = 50;
const FORM_BYTES = 20_000_000;
const MEGABYTES_MAX = 1_000;
const P99_MILLISECONDS_MAX = 500;

const server = await startServer({}, { keepsLog: false });
const times: number[] = [];
let megabytes = 0;
let isOver = false;
const visiting = Promise.all(Array.from({ length: 4 }, () => visit()));
const watching = watch();
const sender = new Worker(new URL('send-bodies.ts', import.meta.url), {
  workerData: { url: server.url, forms: FORMS, formBytes: FORM_BYTES },
});
const [statuses]: [number[]] = (await once(sender, 'message')) as [number[]];
isOver = true;
await Promise.all([visiting, watching]);
times.sort((one, other) => one - other);
report(`${FORMS} forms of 20 MB at once: memory`, megabytes, MEGABYTES_MAX, 'MB');
report(
  'The home page meanwhile, p99',
  Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
  P99_MILLISECONDS_MAX,
  'ms',
);
const unknown = statuses.filter((status) => status !== 201 && status !== 503);
report('Forms neither stored nor asked to come again', unknown.length, 0, 'forms');
console.log(`     ${statuses.filter((status) => status === 201).length} of ${FORMS} were stored at once`);
await server.close();

async function visit(): Promise<void> {
  while (!isOver) {
    const begun = performance.now();
    await (await fetch(server.url)).arrayBuffer();
    times.push(performance.now() - begun);
    await delay(20);
  }
}

async function watch(): Promise<void> {
  while (!isOver) {
    megabytes = Math.max(megabytes, await server.memoryMegabytes());
    await delay(50);
  }
}
