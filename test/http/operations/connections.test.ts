import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../../server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server.close());

/** Opens a separate connection and sends this text. */
async function sending(words: string) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

/** Resolves when the socket is closed, with or without an error. */
const closed = (socket: Socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve));

const rawGet = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

describe('a connection', () => {
  test('stays open longer than usual proxies keep it', async () => {
    const answer = await fetch(`${server.url}/healthz`);
    const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('Keep-Alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  test('with several requests at once gets all answers in order', async () => {
    const socket = await sending(
      `${rawGet('/healthz')}${rawGet('/nikde')}${rawGet('/healthz', 'Connection: close\r\n')}`,
    );
    const statuses = (await text(socket)).match(/HTTP\/1\.1 \d+/g);
    expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });

  test.each(['/', '/healthz', '/nikde'])(
    'with a request for %s that names two hosts is refused and closed',
    async (path) => {
      await fetch(server.url + path);
      const socket = await sending(rawGet(path, 'host: www.example.sk\r\n'));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*Connection: close/s);
    },
  );

  const beforeSending = (bytes: number, more = '') =>
    sending(
      `POST /api/sendContact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\n${more}\r\n`,
    );

  test('that expects 100-continue gets it', async () => {
    const socket = await beforeSending(2, 'Connection: close\r\n');
    const [first] = await once(socket, 'data');
    expect(String(first)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{}');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 422 /);
  });

  test('that expects 100-continue for too large a body is refused at once without it', async () => {
    const socket = await beforeSending(900_000_000);
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  const requestWithoutEnd = (path: string) =>
    Promise.all(Array.from({ length: 20 }, () => sending(rawGet(path).repeat(20_000))));

  test('that requests uncached pages endlessly and reads no answers is closed', async () => {
    const before = await server.memoryMegabytes();
    const greedy = await requestWithoutEnd('/signIn');
    await Promise.all(greedy.map(closed));
    expect((await fetch(server.url)).status).toBe(200);
    expect((await server.memoryMegabytes()) - before).toBeLessThan(200);
  });

  test('that requests cached pages endlessly and reads no answers is not read any further', async () => {
    await fetch(server.url);
    const before = await server.memoryMegabytes();
    const greedy = await requestWithoutEnd('/');
    for (let time = 0; time < 20; time += 1) expect((await fetch(server.url)).status).toBe(200);
    expect((await server.memoryMegabytes()) - before).toBeLessThan(100);
    for (const socket of greedy) socket.destroy();
  });
});

describe('the log', () => {
  const lines = () =>
    server
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('has one line for each request, with its id and nothing of its address', async () => {
    const paths = [
      '/kontakt?meno=Novakova',
      '/Novakova',
      '/blog/novakova',
      '/%ff/Novakova',
      '/favicon.svg',
      '/getCourses',
    ];
    const ids: (string | null)[] = [];
    for (const path of paths) ids.push((await fetch(server.url + path)).headers.get('X-Request-Id'));
    await fetch(`${server.url}/api/sendContact`, { method: 'POST', body: '{"message":"Novakova' });
    await expect.poll(() => lines().filter(({ requestId }) => ids.includes(requestId))).toHaveLength(paths.length);
    const answered = ids.map((id) => lines().find(({ requestId }) => requestId === id));
    expect(answered.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/kontakt', 200],
      ['GET', '/*', 404],
      ['GET', '/blog/:slug', 404],
      ['GET', undefined, 404],
      ['GET', '/*', 200],
      ['GET', '/getCourses', 200],
    ]);
    expect(server.log()).not.toMatch(/novakova/i);
  });
});
