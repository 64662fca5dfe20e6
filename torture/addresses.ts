import { report } from '../bench/report.ts';
import { startServer } from '../test/server-process.ts';

// Requests new addresses one after another: the cache of them must stay bounded.

const ADDRESSES = Number(process.argv[2] ?? 100_000);
const AT_ONCE = 16;
const GROWTH_MEGABYTES_MAX = 20;

const server = await startServer({ BASE_URL: 'https://www.example.sk' }, { keepsLog: false });
const shapes = [
  (turn: number) => `/?utm_source=${turn}`,
  (turn: number) => `/kurzy-a-skolenia?mesto=${turn}&mesiac=${turn}`,
  (turn: number) => `/neznama-${turn}`,
  (turn: number) => `/blog/${turn}?strana=${turn}`,
  (turn: number) => `/kurz/${turn}`,
];
let failed = 0;
// after this the cache is full
await request(0, ADDRESSES / 5);
const before = await settledMemory();
await request(ADDRESSES / 5, ADDRESSES);
report(`Growth of memory over ${ADDRESSES} addresses`, (await settledMemory()) - before, GROWTH_MEGABYTES_MAX, 'MB');
report('Answers of 5xx', failed, 0, '');
await server.close();

async function request(from: number, to: number): Promise<void> {
  const turns = Array.from({ length: to - from }, (_, index) => from + index).values();
  const worker = async () => {
    for (const turn of turns) {
      const path = shapes[turn % shapes.length]?.(turn);
      const answer = await fetch(server.url + path, { redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** The lowest of several measurements, because memory that will be garbage collected does not count. */
async function settledMemory(): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 20; look += 1) {
    await fetch(`${server.url}/healthz`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    looks.push(await server.memoryMegabytes());
  }
  return Math.min(...looks);
}
