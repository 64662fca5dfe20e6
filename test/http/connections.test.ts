import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../server-process.ts';

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

const asking = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

describe('a connection', () => {
  test('is kept longer than usual proxies keep it', async () => {
    const answer = await fetch(`${server.url}/healthz`);
    const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('Keep-Alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  test('on which a few requests come at once gets all answers, in their order', async () => {
    const socket = await sending(
      `${asking('/healthz')}${asking('/nikde')}${asking('/healthz', 'Connection: close\r\n')}`,
    );
    const statuses = (await text(socket)).match(/HTTP\/1\.1 \d+/g);
    expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
  });

  test.each(['/', '/healthz', '/nikde'])(
    'on which a request for %s names two hosts is refused and closed',
    async (path) => {
      await fetch(server.url + path);
      const socket = await sending(asking(path, 'host: www.example.sk\r\n'));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*Connection: close/s);
    },
  );

  const beforeSending = (bytes: number, more = '') =>
    sending(
      `POST /api/sendContact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${bytes}\r\n${more}\r\n`,
    );

  test('that asks before it sends is told to go on', async () => {
    const socket = await beforeSending(2, 'Connection: close\r\n');
    const [first] = await once(socket, 'data');
    expect(String(first)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{}');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 422 /);
  });

  test('that asks before it sends too much is refused at once, and never told to go on', async () => {
    const socket = await beforeSending(900_000_000);
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  const askingWithoutEnd = (path: string) =>
    Promise.all(Array.from({ length: 20 }, () => sending(asking(path).repeat(20_000))));

  test('that asks without end for what is made anew, and takes no answers, is closed', async () => {
    const before = await server.memoryMegabytes();
    const greedy = await askingWithoutEnd('/signIn');
    await Promise.all(greedy.map(closed));
    expect((await fetch(server.url)).status).toBe(200);
    expect((await server.memoryMegabytes()) - before).toBeLessThan(200);
  });

  test('that asks without end for what is kept, and takes no answers, is read no further', async () => {
    await fetch(server.url);
    const before = await server.memoryMegabytes();
    const greedy = await askingWithoutEnd('/');
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

  test('has one line for each request, by its id, and none of the words it was made of', async () => {
    const asked = [
      '/kontakt?meno=Novakova',
      '/Novakova',
      '/blog/novakova',
      '/%ff/Novakova',
      '/favicon.svg',
      '/getCourses',
    ];
    const ids: (string | null)[] = [];
    for (const path of asked) ids.push((await fetch(server.url + path)).headers.get('X-Request-Id'));
    await fetch(`${server.url}/api/sendContact`, { method: 'POST', body: '{"message":"Novakova' });
    await expect.poll(() => lines().filter(({ requestId }) => ids.includes(requestId))).toHaveLength(asked.length);
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
