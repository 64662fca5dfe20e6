import { once } from 'node:events';
import { type ClientRequestArgs, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestListener } from '../../build/server/index.js';
import { type Client, openClient } from './client.ts';

// Cached answers are sent before Hono runs. Only their time may differ from Hono's answers.

interface Way {
  server: Server;
  port: number;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const ADDRESSES = [
  '/',
  '/kurzy-a-skolenia',
  '/kurzy-a-skolenia?mesto=%C5%BDilina',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/blog/cvicny-poziarny-poplach',
  '/kontakt',
  '/404',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/podcast/rss.xml',
  '/getCourses',
  '/api/articles',
  '/api/articles/cvicny-poziarny-poplach',
  '/favicon.svg',
  '/pdf/uchdzaci',
];

const WISHES: Record<string, { method?: string; headers?: Record<string, string> }> = {
  nothing: {},
  brotli: { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } },
  gzip: { headers: { 'Accept-Encoding': 'gzip' } },
  'only what we do not have': { headers: { 'Accept-Encoding': 'deflate, *;q=0' } },
  'the head': { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } },
  'whatever is new': { headers: { 'If-None-Match': '*' } },
  'what another state is newer than': { headers: { 'If-None-Match': 'W/"nieco-ine-br", "x"' } },
  'no range that there is': { headers: { Range: 'lines=1-2' } },
  'a foreign cookie along': { headers: { Cookie: '_ga=GA1.1.1; consent=yes' } },
  'another name of ours': { headers: { Host: 'EXAMPLE.sk' } },
};

let client: Client;
let long: Way;
let short: Way;
let logged: Record<string, unknown>[] = [];
/** Whether the last request to `short` was answered from the cache. */
let wasShort = false;

beforeAll(async () => {
  const lines = new Writable({
    write(chunk, _encoding, done) {
      logged.push(JSON.parse(String(chunk)));
      done();
    },
  });
  client = await openClient({
    environment: { DEMO_CONTENT: 'on', BASE_URL: 'https://www.example.sk' },
    parts: { log: pino({ level: 'info' }, lines) },
  });
  const { fetch, answerFromCache } = client.web;
  long = await listen({ fetch, answerFromCache: () => false });
  short = await listen({
    fetch,
    answerFromCache(asked, answer) {
      wasShort = answerFromCache(asked, answer);
      return wasShort;
    },
  });
});
afterAll(async () => {
  for (const { server } of [long, short]) {
    server.closeAllConnections();
    server.close();
  }
  await client.close();
});

describe.each(ADDRESSES)('%s', (address) => {
  beforeEach(async () => {
    // cached in each encoding
    for (const { headers } of Object.values(WISHES)) await ask(long, address, { headers });
    logged = [];
  });

  test.each(Object.keys(WISHES))('is the same by both ways for who wants %s', async (wish) => {
    const slow = await ask(long, address, WISHES[wish]);
    const fast = await ask(short, address, WISHES[wish]);
    expect(fast).toEqual(slow);
    expect(wasShort).toBe(!WISHES[wish]?.headers?.Range);
    const [first, second] = logged.map(({ requestId, milliseconds, time, ...line }) => {
      expect(requestId).toMatch(/^[\w-]{36}$/);
      expect(milliseconds).toBeTypeOf('number');
      return line;
    });
    expect(second).toEqual(first);
    expect(first).toMatchObject({ status: slow.status, msg: 'answered' });
  });

  test('has an id of its own each time', async () => {
    const ids = new Set<unknown>();
    for (const way of [long, short, short]) ids.add((await send(way, address)).headers['x-request-id']);
    expect(ids.size).toBe(3);
  });
});

describe('the long way goes', () => {
  test.each<[string, string, ClientRequestArgs]>([
    [
      'who is signed in and asks for all courses',
      '/getCourses',
      { headers: { Cookie: '__Host-bozp.session_token=a.b' } },
    ],
    ['a form', '/kontakt', { method: 'POST', headers: { 'Content-Length': '0' } }],
    ['a request with a body', '/', { headers: { 'Content-Length': '0' } }],
    ['an address spelled otherwise', '/Kontakt', {}],
    ['who asks by a name that is not ours', '/', { headers: { Host: 'cudzi.example' } }],
    ['a query nobody reads', '/?utm_source=list', {}],
    ['a part of a file', '/favicon.svg', { headers: { Range: 'bytes=0-3' } }],
  ])('%s', async (_who, path, options) => {
    await ask(long, path.split('?', 1)[0] as string, {});
    await send(short, path, options);
    expect(wasShort).toBe(false);
  });
});

test('what was changed is not sent by the short way any more', async () => {
  await ask(long, '/getCourses', {});
  await send(short, '/getCourses');
  expect(wasShort).toBe(true);
  client.app.announcements.tell(['courses']);
  await send(short, '/getCourses');
  expect(wasShort).toBe(false);
});

async function listen(web: Parameters<typeof requestListener>[0]): Promise<Way> {
  const server = createServer(requestListener(web)).listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** The answer without the headers that differ each time. */
async function ask(way: Way, path: string, options: ClientRequestArgs = {}): Promise<Answer> {
  const { headers, ...answer } = await send(way, path, options);
  const { date: _date, 'x-request-id': _id, ...lasting } = headers;
  return { ...answer, headers: lasting };
}

function send({ port }: Way, path: string, options: ClientRequestArgs = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, ...options }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
    })
      .on('error', reject)
      .end();
  });
}
