import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from '../test/server-process.ts';
import { report } from './report.ts';
import { type Load, wrk } from './wrk.ts';

// How fast cached answers are served, alternating with a plain Node listener that only sends the same gzip bytes.

const ROUNDS = 3;
const SECONDS = 4;
const GZIP = { 'Accept-Encoding': 'gzip' };
/** The best compression runs in the background after the start and must not run during a measurement. */
const SETTLING_MILLISECONDS = 15_000;

const ADDRESSES = [
  ['/', 0.6],
  ['/kurzy-a-skolenia', 0.6],
  ['/kurzy-a-skolenia/kurz-prvej-pomoci-zilina', 0.6],
  ['/blog/cvicny-poziarny-poplach', 0.6],
  ['/getCourses', 0.5],
  ['/api/articles', 0.5],
  ['/sitemap.xml', 0.5],
  ['/favicon.svg', 0.5],
] as const;

const server = await startServer({ BASE_URL: 'https://www.example.sk' }, { keepsLog: false });
for (const [path] of ADDRESSES) await answerOf(path);
await delay(SETTLING_MILLISECONDS);

for (const [path, share] of ADDRESSES) {
  const bare = await startBareListener(await answerOf(path));
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await wrk(server.url + path, { seconds: SECONDS, headers: GZIP }));
    theirs.push(await wrk(bare.url, { seconds: SECONDS, headers: GZIP }));
  }
  bare.close();
  const [own, limit] = [median(ours), median(theirs)];
  const ratio = Number((own.perSecond / limit.perSecond).toFixed(2));
  report(`${path}: ${own.perSecond}/s, bare listener ${limit.perSecond}/s, ratio`, ratio, share, '', 'least');
  report(`${path}: p99 (bare listener ${limit.p99Milliseconds} ms)`, own.p99Milliseconds, 4, 'ms');
  report(`${path}: failed`, sum(ours), 0, '');
}
const health = await wrk(`${server.url}/healthz`, { seconds: SECONDS });
report('Not cached, /healthz', health.perSecond, 5_000, '/s', 'least');
report('Memory after it all', await server.memoryMegabytes(), 200, 'MB');

await server.close();

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The encoded answer; fetch would decompress it. */
function answerOf(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers: GZIP }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve({ headers: answer.headers, body: Buffer.concat(parts) });
    }).on('error', reject);
  });
}

/** Sends the same answer to every request, from this process, which is otherwise idle. */
async function startBareListener({ headers, body }: Answer): Promise<{ url: string; close(): void }> {
  const listener = createServer((_, response) => response.writeHead(200, headers).end(body)).listen(0);
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => listener.close() };
}

function median(loads: Load[]): Load {
  return loads.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(loads.length / 2)] as Load;
}

function sum(loads: Load[]): number {
  return loads.reduce((failed, load) => failed + load.failed, 0);
}
