import { once } from 'node:events';
import { type ClientRequestArgs, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestListener } from '../../../build/server/index.js';
import { type Client, openClient } from '../client.ts';

// Cached answers are sent before Hono runs. Only their time may differ from Hono's answers.

interface TestServer {
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

const ENCODING_REQUESTS: Record<string, { method?: string; headers?: Record<string, string> }> = {
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
let viaHono: TestServer;
let viaCache: TestServer;
let logged: Record<string, unknown>[] = [];
/** Whether the last request to `viaCache` was answered from the cache. */
let wasFromCache = false;

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
  viaHono = await listen({ fetch, answerFromCache: () => false });
  viaCache = await listen({
    fetch,
    answerFromCache(incoming, answer) {
      wasFromCache = answerFromCache(incoming, answer);
      return wasFromCache;
    },
  });
});
afterAll(async () => {
  for (const { server } of [viaHono, viaCache]) {
    server.closeAllConnections();
    server.close();
  }
  await client.close();
});

describe.each(ADDRESSES)('%s', (address) => {
  beforeEach(async () => {
    // cached in each encoding
    for (const { headers } of Object.values(ENCODING_REQUESTS)) await sendComparable(viaHono, address, { headers });
    logged = [];
  });

  test.each(Object.keys(ENCODING_REQUESTS))(
    'has the same answer from the cache and from Hono for %s',
    async (encoding) => {
      const slow = await sendComparable(viaHono, address, ENCODING_REQUESTS[encoding]);
      const fast = await sendComparable(viaCache, address, ENCODING_REQUESTS[encoding]);
      expect(fast).toEqual(slow);
      expect(wasFromCache).toBe(!ENCODING_REQUESTS[encoding]?.headers?.Range);
      const [first, second] = logged.map(({ requestId, milliseconds, time, ...line }) => {
        expect(requestId).toMatch(/^[\w-]{36}$/);
        expect(milliseconds).toBeTypeOf('number');
        return line;
      });
      expect(second).toEqual(first);
      expect(first).toMatchObject({ status: slow.status, msg: 'answered' });
    },
  );

  test('has a different request id each time', async () => {
    const ids = new Set<unknown>();
    for (const testServer of [viaHono, viaCache, viaCache])
      ids.add((await send(testServer, address)).headers['x-request-id']);
    expect(ids.size).toBe(3);
  });
});

describe('Hono, not the cache, answers', () => {
  test.each<[string, string, ClientRequestArgs]>([
    [
      'a staff session that requests all courses',
      '/getCourses',
      { headers: { Cookie: '__Host-bozp.session_token=a.b' } },
    ],
    ['a form', '/kontakt', { method: 'POST', headers: { 'Content-Length': '0' } }],
    ['a request with a body', '/', { headers: { 'Content-Length': '0' } }],
    ['another spelling of an address', '/Kontakt', {}],
    ['a foreign host name', '/', { headers: { Host: 'cudzi.example' } }],
    ['a query without a meaning', '/?utm_source=list', {}],
    ['a part of a file', '/favicon.svg', { headers: { Range: 'bytes=0-3' } }],
  ])('%s', async (_who, path, options) => {
    await sendComparable(viaHono, path.split('?', 1)[0] as string, {});
    await send(viaCache, path, options);
    expect(wasFromCache).toBe(false);
  });
});

test('a changed answer is not sent from the cache any more', async () => {
  await sendComparable(viaHono, '/getCourses', {});
  await send(viaCache, '/getCourses');
  expect(wasFromCache).toBe(true);
  client.app.announcements.notifyListeners(['courses']);
  await send(viaCache, '/getCourses');
  expect(wasFromCache).toBe(false);
});

async function listen(web: Parameters<typeof requestListener>[0]): Promise<TestServer> {
  const server = createServer(requestListener(web)).listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** The answer without the headers that differ each time. */
async function sendComparable(
  testServer: TestServer,
  path: string,
  options: ClientRequestArgs = {},
): Promise<Answer> {
  const { headers, ...answer } = await send(testServer, path, options);
  const { date: _date, 'x-request-id': _id, ...lasting } = headers;
  return { ...answer, headers: lasting };
}

function send({ port }: TestServer, path: string, options: ClientRequestArgs = {}): Promise<Answer> {
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
