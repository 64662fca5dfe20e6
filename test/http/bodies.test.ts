import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aSignUp, type Client, offer, openClient, PDF } from './client.ts';

/** Twice what we promise, as sender and receiver share a thread here; the bodies below took up to six seconds. */
const HOLD_MILLISECONDS_MAX = 200;

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };
const URLENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const COURSE_PAGE = '/kurzy-a-skolenia/prva-pomoc';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Listening {
  client: Client;
  server: Server;
  port: number;
}

async function openServer(postgresUrl?: string): Promise<Listening> {
  const client = await openClient({ postgresUrl, environment: { TRUST_PROXY: 'on' } });
  await offer(client, { id: 'prva-pomoc', slug: '/prva-pomoc', capacity: 0 });
  const server = createServer(getRequestListener(client.web.fetch)).listen(0);
  await once(server, 'listening');
  return { client, server, port: (server.address() as AddressInfo).port };
}

async function closeServer({ client, server }: Listening): Promise<void> {
  server.closeAllConnections();
  server.close();
  await client.close();
}

/** Sends over a real connection, waiting for the peer as a browser does; a chunked body says nothing of its length. */
function post(
  { port }: Listening,
  path: string,
  headers: Record<string, string>,
  body: Uint8Array | string,
  { agent = new Agent(), chunked = false, method = 'POST' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const length: Record<string, string> = chunked ? {} : { 'Content-Length': String(bytes.length) };
    const sent = request({ port, path, method, agent, headers: { ...headers, ...length } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() });
    });
    sent.on('error', reject);
    void (async () => {
      for (let start = 0; start < bytes.length; start += 65_536) {
        if (!sent.write(bytes.subarray(start, start + 65_536))) await once(sent, 'drain');
      }
      sent.end();
    })().catch(reject);
  });
}

/** The longest work in one go, in milliseconds of the processor: other processes’ work on the machine counts for nothing. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.threadCpuUsage();
  };
  const beat = setInterval(look, 1);
  await work();
  look();
  clearInterval(beat);
  return longest;
}

const part = (name: string, text: string, fileName?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n${text}\r\n`;

let listening: Listening;
beforeAll(async () => {
  listening = await openServer();
});
afterAll(() => closeServer(listening));

const call = (body: string) => `{"nieco":${body},${JSON.stringify(aSignUp({ courseId: 'prva-pomoc' })).slice(1)}`;
const marks = `a${'\u0301\u0316'.repeat(4_999)}`;

describe.each<[string, string, Record<string, string>, () => string, number]>([
  ['a form of very many small parts', COURSE_PAGE, MULTIPART, () => `${part('a', '1').repeat(300_000)}--x--`, 413],
  [
    'a form of very many empty parts',
    COURSE_PAGE,
    MULTIPART,
    () => `${'--x\r\n\r\n\r\n'.repeat(1_500_000)}--x--`,
    413,
  ],
  ['a form of very many files', COURSE_PAGE, MULTIPART, () => `${part('files', '', 'a').repeat(200_000)}--x--`, 413],
  ['a form of very many fields', '/kontakt', URLENCODED, () => 'a&'.repeat(499_000), 413],
  [
    'a form of one very long text',
    COURSE_PAGE,
    MULTIPART,
    () => `${part('message', 'a'.repeat(20_000_000))}--x--`,
    413,
  ],
  ['deeply nested JSON', '/api/sendCourse', JSON_TYPE, () => call('['.repeat(13_000_000)), 422],
  ['JSON of very many items', '/api/sendCourse', JSON_TYPE, () => call(`[${'{},'.repeat(9_000_000)}0]`), 422],
  ['JSON of nothing but escapes', '/api/sendCourse', JSON_TYPE, () => call(`"${'\\u0041'.repeat(4_500_000)}"`), 422],
  ['a message of accents', '/api/sendCourse', JSON_TYPE, () => JSON.stringify(aSignUp({ message: marks })), 422],
  [
    'a file name of slashes',
    '/api/sendCourse',
    JSON_TYPE,
    () => JSON.stringify(aSignUp({ files: [{ name: '/'.repeat(20_000_000), content: '' }] })),
    422,
  ],
  [
    'a sign-in with a password of accents',
    '/signIn',
    URLENCODED,
    () => String(new URLSearchParams({ email: 'a@b.sk', password: 'á\u0316'.repeat(60_000) })),
    401,
  ],
])('%s', (_what, path, headers, body, status) => {
  test('is refused, and nobody else waits for it', async () => {
    const bytes = Buffer.from(body());
    let answer: Answer | undefined;
    const hold = await longestHold(async () => {
      answer = await post(listening, path, headers, bytes);
    });
    expect(answer?.status).toBe(status);
    expect(hold).toBeLessThan(HOLD_MILLISECONDS_MAX);
  });
});

describe.each([
  ['SQLite', () => undefined],
  ['Postgres', () => inject('postgresUrl')],
])('files of 20 MB on %s', (_engine, postgresUrl) => {
  test('are stored by a call and by a form, and nobody else waits for it', async () => {
    const large = await openServer(postgresUrl());
    const file = new Uint8Array(10_000_000);
    file.set(PDF);
    const files = ['a.pdf', 'b.pdf'].map((name) => ({ name, content: file.toBase64() }));
    const json = Buffer.from(JSON.stringify(aSignUp({ courseId: 'prva-pomoc', files })));
    // somebody else: the same person with the same files would be one sign-up
    const another = { applicant: 'person', ...aSignUp({ firstName: 'Eva' }), consent: 'on' };
    const texts = Object.entries(another).map(([name, text]) => part(name, text));
    const sent = files.map(({ name }) => part('files', Buffer.from(file).toString('latin1'), name));
    const form = Buffer.from(`${[...sent].join('')}--x--`, 'latin1');
    const whole = Buffer.concat([Buffer.from(texts.join('')), form]);
    const statuses: number[] = [];
    const hold = await longestHold(async () => {
      statuses.push((await post(large, '/api/sendCourse', JSON_TYPE, json)).status);
      statuses.push((await post(large, COURSE_PAGE, MULTIPART, whole)).status);
    });
    expect(statuses).toEqual([201, 303]);
    expect(hold).toBeLessThan(HOLD_MILLISECONDS_MAX);
    const stored = await large.client.app.db.selectFrom('signUpFile').select(['name', 'sizeBytes']).execute();
    expect(stored.map(({ name, sizeBytes }) => [name, Number(sizeBytes)])).toEqual(
      ['a.pdf', 'b.pdf', 'a.pdf', 'b.pdf'].map((name) => [name, 10_000_000]),
    );
    await closeServer(large);
  });
});

describe('a connection', () => {
  test.each([
    ['too large a call', '/api/sendContact', JSON_TYPE, 413],
    ['a call of another type', '/api/sendCourse', { 'Content-Type': 'text/plain' }, 415],
    ['a call that does not exist', '/api/nic', JSON_TYPE, 404],
    ['a page that takes no forms', '/blog', URLENCODED, 405],
    ['a form from a foreign page', '/kontakt', { ...URLENCODED, Origin: 'https://cudzi.example' }, 403],
    ['too large a form', '/signIn', URLENCODED, 413],
    ['a compressed form', COURSE_PAGE, { ...MULTIPART, 'Content-Encoding': 'gzip' }, 415],
  ])(
    'is closed after the answer where %s was not read to its end, and another carries the next request',
    async (_what, path, headers, status) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (const chunked of [false, true]) {
        const answer = await post(listening, path, headers as Record<string, string>, 'a'.repeat(4_000_000), {
          agent,
          chunked,
        });
        expect([answer.status, answer.headers.connection]).toEqual([status, 'close']);
        expect(answer.text).toMatch(/^(<!doctype html>|\{)/i);
        const next = await post(listening, '/api/sendContact', JSON_TYPE, '{}', { agent });
        expect([next.status, next.headers.connection]).toEqual([422, 'keep-alive']);
      }
      agent.destroy();
    },
  );

  test('stays open where the whole body has come', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const [path, headers, body, status] of [
      ['/api/sendContact', JSON_TYPE, '{', 400],
      ['/kontakt', URLENCODED, 'firstName=Jana', 422],
      [COURSE_PAGE, MULTIPART, 'no form', 400],
      [COURSE_PAGE, MULTIPART, `${part('firstName', 'Jana')}--x--\r\nand what nobody asked for`, 422],
    ] as const) {
      const answer = await post(listening, path, headers, body, { agent });
      expect([answer.status, answer.headers.connection]).toEqual([status, 'keep-alive']);
    }
    agent.destroy();
  });

  test('is not held open by a refused body that never ends', async () => {
    const socket = connect(listening.port);
    socket.write('POST /api/nic HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
    expect(String(answer)).toMatch(/^connection: close\r$/im);
    const closed = once(socket, 'close');
    const sending = setInterval(() => socket.write('a'.repeat(1_000_000)), 1);
    socket.on('error', () => undefined);
    await closed;
    clearInterval(sending);
    expect(socket.bytesWritten).toBeLessThan(100_000_000);
  });

  test('that is cut in the middle of a form stores nothing, and the process goes on', async () => {
    const before = await listening.client.app.db.selectFrom('signUp').select('id').execute();
    const socket = connect(listening.port);
    socket.end(
      `POST ${COURSE_PAGE} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n${part('firstName', 'Jana')}`,
    );
    await once(socket.resume(), 'close');
    expect((await post(listening, '/api/sendContact', JSON_TYPE, '{}')).status).toBe(422);
    expect(await listening.client.app.db.selectFrom('signUp').select('id').execute()).toHaveLength(before.length);
  });

  test('that asks before it sends is told to go on', async () => {
    const socket = connect(listening.port);
    socket.write(
      'POST /api/sendContact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n',
    );
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 100 /);
    socket.write('{}');
    const [second] = await once(socket, 'data');
    expect(String(second)).toMatch(/^HTTP\/1\.1 422 /);
    socket.destroy();
  });
});

describe('who sends much at the same time', () => {
  test('is asked to come back, others and small bodies are let in, and what is over counts no more', async () => {
    const slow = (sender: string) => {
      const socket = connect(listening.port);
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/sendCourse HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${sender}\r\nContent-Type: application/json\r\nContent-Length: 27000000\r\n\r\n`,
      );
      socket.write('a'.repeat(24_000_000));
      return socket;
    };
    const sockets = [slow('192.0.2.1')];
    const second = slow('192.0.2.1');
    const [refusal] = await once(second, 'data');
    expect(String(refusal)).toMatch(/^HTTP\/1\.1 503 /);
    expect(String(refusal)).toMatch(/^retry-after: \d+\r$/im);
    for (const sender of ['192.0.2.1', '192.0.2.2']) {
      const answer = await post(listening, '/api/sendContact', { ...JSON_TYPE, 'X-Forwarded-For': sender }, '{}');
      expect(answer.status).toBe(422);
    }
    for (const socket of [...sockets, second]) socket.destroy();
    const again = () =>
      post(listening, '/api/sendCourse', { ...JSON_TYPE, 'X-Forwarded-For': '192.0.2.1' }, 'a'.repeat(27_000_000));
    await expect.poll(async () => (await again()).status, { timeout: 20_000 }).toBe(400);
  });
});
