import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../test/postgres-server.ts';
import { type ServerProcess, startServer } from '../test/server-process.ts';
import { report } from './report.ts';

// What one sender can do to all others: how long the event loop is blocked and how much memory is used under hostile
// requests.
const HELD_MILLISECONDS_MAX = 100;
const MEGABYTES_MAX = 400;

const STAFF = { email: 'jana@example.sk', password: 'dlhe-tajne-heslo-1' };
const SETTINGS = {
  STAFF_EMAIL: STAFF.email,
  STAFF_PASSWORD: STAFF.password,
  STAFF_NAME: 'Jana Skúšková',
  TRUST_PROXY: 'on',
};

const MEGABYTE = 1_000_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

const MULTIPART = 'multipart/form-data; boundary=x';
/** A demo course that has not taken place yet. */
const COURSE = '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina';
const PARTS = `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(150_000)}--x--`;
const FILE = Buffer.alloc(9_900_000, '%PDF-1.7 ').toString('base64');
const LARGEST = JSON.stringify({
  courseId: 'demo-3',
  firstName: 'Tomáš',
  lastName: 'Cvičný',
  email: 'tomas@example.sk',
  phone: '+421 900 000 050',
  message: 'ž'.repeat(5_000),
  consent: true,
  files: ['a.pdf', 'b.pdf'].map((name) => ({ name, content: FILE })),
});

const folder = await mkdtemp(join(tmpdir(), 'bozp-attacks-'));
const HEARTBEAT_FILE = join(folder, 'held');
const HEARTBEAT = { HEARTBEAT_FILE, NODE_OPTIONS: '--import ./bench/heartbeat.ts' };

/** Each attack is sent to a server that has just answered its first request. */
const ATTACKS: Record<string, (server: ServerProcess) => Promise<unknown>> = {
  'nothing hostile': () => delay(1_000),
  'accented text without end': ({ url }) =>
    several(4, () => post(`${url}/kontakt`, FORM_TYPE, `message=a${'\u0301'.repeat(160_000)}`)),
  'accented text in a call': ({ url }) =>
    several(4, () =>
      post(`${url}/api/sendContact`, JSON_TYPE, JSON.stringify({ message: `a${'\u0301'.repeat(400_000)}` })),
    ),
  'a form of 150 000 parts': ({ url }) => several(4, () => post(url + COURSE, { 'Content-Type': MULTIPART }, PARTS)),
  'a form of 400 000 fields': ({ url }) => several(4, () => post(`${url}/kontakt`, FORM_TYPE, 'a&'.repeat(400_000))),
  '27 MB of nested JSON': ({ url }) =>
    several(2, () => post(`${url}/api/sendCourse`, JSON_TYPE, '['.repeat(27 * MEGABYTE))),
  '27 MB of nested JSON in a field': ({ url }) =>
    several(2, () => post(`${url}/api/sendCourse`, JSON_TYPE, `{"files":${'{"a":'.repeat(5 * MEGABYTE)}`)),
  '27 MB of small items': ({ url }) =>
    several(2, () => post(`${url}/api/sendCourse`, JSON_TYPE, `{"files":[${'{},'.repeat(9 * MEGABYTE)}{}]}`)),
  '27 MB of escapes': ({ url }) =>
    several(2, () => post(`${url}/api/sendCourse`, JSON_TYPE, `{"message":"${'\\u0301'.repeat(4.5 * MEGABYTE)}"}`)),
  '27 MB of one name': ({ url }) =>
    several(2, () =>
      post(`${url}/api/sendCourse`, JSON_TYPE, `{"files":[{"name":"${'ž'.repeat(13 * MEGABYTE)}","content":""}]}`),
    ),
  'the largest honest sign-up': ({ url }) => several(2, () => post(`${url}/api/sendCourse`, JSON_TYPE, LARGEST)),
  '40 slow bodies of 20 MB': ({ url }) => Promise.all(Array.from({ length: 40 }, () => slowBody(url))),
  '100 000 pipelined requests, answers unread': ({ url }) => pipelined(url),
  '200 sign-ins at once': ({ url }) =>
    Promise.all(
      Array.from({ length: 200 }, (_, sender) =>
        post(
          `${url}/signIn`,
          { ...FORM_TYPE, ...from(sender) },
          new URLSearchParams({ ...STAFF, password: `heslo-${sender}-zle` }).toString(),
        ),
      ),
    ),
  '400 spellings of one page': ({ url }) =>
    several(400, (number) => fetch(`${url}/kontakt?utm_source=${number}`).then((answer) => answer.arrayBuffer())),
  '400 addresses of no page': ({ url }) =>
    several(400, (number) => fetch(`${url}/niet/${number}`).then((answer) => answer.arrayBuffer())),
};

const postgres = await startPostgres();
for (const [engine, settings] of [
  ['SQLite', SETTINGS],
  ['Postgres', { ...SETTINGS, DATABASE_URL: `${postgres.url}/postgres` }],
] as const) {
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const server = await startServer({ ...settings, ...HEARTBEAT });
    for (const path of ['/kontakt', '/signIn', COURSE])
      await fetch(server.url + path).then((answer) => answer.text());
    const { held, megabytes } = await measured(server, () => attack(server));
    report(`${engine}: ${name}: event loop held`, held, HELD_MILLISECONDS_MAX, 'ms');
    report(`${engine}: ${name}: memory`, megabytes, MEGABYTES_MAX, 'MB');
    await server.close();
  }
}
await postgres.close();
await rm(folder, { recursive: true });

async function measured(server: ServerProcess, attack: () => Promise<unknown>) {
  server.kill('SIGUSR2');
  let megabytes = 0;
  const watching = setInterval(async () => {
    megabytes = Math.max(megabytes, await server.memoryMegabytes());
  }, 20);
  await attack();
  // the server may continue to process the attack after the answer
  await delay(500);
  clearInterval(watching);
  return { held: Number(await readFile(HEARTBEAT_FILE, 'utf8')), megabytes };
}

/** The server may close the connection of a refused request before its body is complete. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

async function several(count: number, send: (number: number) => Promise<unknown>): Promise<void> {
  for (let number = 0; number < count; number += 1) await send(number);
}

/** A different sender address for every number, in the header a proxy would set. */
function from(sender: number): Record<string, string> {
  return { 'X-Forwarded-For': `198.51.${Math.floor(sender / 250)}.${1 + (sender % 250)}` };
}

/** Sends all but the last byte of a body, which never follows. */
async function slowBody(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  const length = 20 * MEGABYTE;
  socket.write(
    `POST ${COURSE} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(`--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n`);
  socket.write(Buffer.alloc(length - 200, '%PDF-'));
  await delay(5_000);
  socket.destroy();
}

/** Pipelines requests on one connection and never reads the answers. */
async function pipelined(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.pause();
  socket.write('GET /kontakt HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100_000));
  await delay(5_000);
  socket.destroy();
}
