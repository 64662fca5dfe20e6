import { setTimeout as delay } from 'node:timers/promises';
import { anotherContact } from '../test/contact-requests.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { freePort, type ServerProcess, startServer } from '../test/server-process.ts';
import { prepareNginx } from './nginx.ts';
import { report } from './report.ts';

// A deployment of new versions: two nodes behind a real nginx are stopped and started one after the other, twice, while
// pages are read and forms are sent, some of them over the size limit. Any answer that differs from normal operation
// counts as a failure.
const ROUNDS = 2;
const READERS = 8;
const READING_MILLISECONDS_MAX = 200;
const SENDERS = 20;
/** Long enough for connections to become idle in between. */
const WRITING_MILLISECONDS_MAX = 2_500;
const LEAVING_SECONDS_MAX = 10;
/** Cached pages, a page rendered for each visitor and an API call. */
const PATHS = ['/', '/kurzy-a-skolenia', '/blog', '/signIn', '/getCourses'];

// no fsync: on a busy disk forms would be queued for longer than a node waits for them before it exits
const postgres = await startPostgres({ isHasty: true });
const nginx = await prepareNginx();
const ports = [await freePort(), await freePort()];
const startNode = (port: number) =>
  startServer({
    DATABASE_URL: `${postgres.url}/postgres`,
    PORT: String(port),
    BASE_URL: nginx.url,
    TRUST_PROXY: 'on',
  });
const nodes: ServerProcess[] = [];
for (const port of ports) nodes.push(await startNode(port));
await nginx.start(ports);

const failures: string[] = [];
const answered = { reads: 0, forms: 0, largeForms: 0 };
let isOver = false;
const load = [
  ...Array.from({ length: READERS }, (_, reader) =>
    repeat(READING_MILLISECONDS_MAX, (n) => read(PATHS[(reader + n) % PATHS.length] as string)),
  ),
  ...Array.from({ length: SENDERS }, () =>
    repeat(WRITING_MILLISECONDS_MAX, (n) => (n % 5 === 0 ? sendTooMuch() : send())),
  ),
];
const leavingSeconds: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, port] of ports.entries()) {
    await delay(3_000);
    leavingSeconds.push(await stopNode(nodes[index] as ServerProcess));
    nodes[index] = await startNode(port);
  }
}
await delay(3_000);
isOver = true;
await Promise.all(load);

for (const [failure, times] of Map.groupBy(failures, String)) console.log(`     ${times.length} × ${failure}`);
console.log(`     reads: ${answered.reads}, forms: ${answered.forms}, forms too large: ${answered.largeForms}`);
report(`Requests that failed while nodes left ${leavingSeconds.length} times`, failures.length, 0, '');
report('Seconds a node took to leave', Math.max(...leavingSeconds), LEAVING_SECONDS_MAX, 's');

await nginx.close();
for (const node of nodes) await node.close();
await postgres.close();

async function stopNode(node: ServerProcess): Promise<number> {
  const begun = performance.now();
  const code = await node.stop();
  const seconds = (performance.now() - begun) / 1_000;
  if (code !== 0) failures.push(`a node ended with code ${code}`);
  await node.close();
  return Math.round(seconds * 10) / 10;
}

async function repeat(pauseMillisecondsMax: number, sendRequest: (n: number) => Promise<void>): Promise<void> {
  for (let n = 1; !isOver; n += 1) {
    await sendRequest(n);
    await delay(Math.random() * pauseMillisecondsMax);
  }
}

async function read(path: string): Promise<void> {
  if (await isAnsweredWith(200, path)) answered.reads += 1;
}

async function send(): Promise<void> {
  if (await isAnsweredWith(201, '/api/sendContact', anotherContact())) answered.forms += 1;
}

async function sendTooMuch(): Promise<void> {
  const contact = anotherContact({ message: 'x'.repeat(1_500_000) });
  if (await isAnsweredWith(413, '/api/sendContact', contact)) answered.largeForms += 1;
}

async function isAnsweredWith(status: number, path: string, form?: object): Promise<boolean> {
  const init = form && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(form),
  };
  try {
    const answer = await fetch(nginx.url + path, init);
    await answer.arrayBuffer();
    if (answer.status === status) return true;
    failures.push(`${path}: ${answer.status}`);
  } catch (error) {
    failures.push(`${path}: ${(error as Error).cause ?? error}`);
  }
  return false;
}
