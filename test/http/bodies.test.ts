import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aSignUp, type Door, offer, openDoor, PDF } from './door.ts';
import { expectProblem } from './problem.ts';

/** Longer than any machine that is not broken holds everybody up; the bodies below once took seconds. */
const HOLD_MILLISECONDS_MAX = 400;

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };
const URLENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const COURSE_PAGE = '/kurzy-a-skolenia/prva-pomoc';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface House {
  door: Door;
  server: Server;
  port: number;
}

async function openHouse(postgresUrl?: string): Promise<House> {
  const door = await openDoor({ postgresUrl, environment: { TRUST_PROXY: 'on' } });
  await offer(door, { id: 'prva-pomoc', slug: '/prva-pomoc', capacity: 0 });
  const server = createServer(getRequestListener(door.web.fetch)).listen(0);
  await once(server, 'listening');
  return { door, server, port: (server.address() as AddressInfo).port };
}

async function closeHouse({ door, server }: House): Promise<void> {
  server.closeAllConnections();
  server.close();
  await door.close();
}

/** Sends over a real connection, waiting for the peer as a browser does; a chunked body says nothing of its length. */
function post(
  { port }: House,
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

/** How long nobody else had a turn while something went on, in milliseconds. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work();
  longest = Math.max(longest, performance.now() - last);
  clearInterval(beat);
  return longest;
}

const part = (name: string, text: string, fileName?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n${text}\r\n`;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => closeHouse(house));

const call = (body: string) => `{"nieco":${body},${JSON.stringify(aSignUp({ courseId: 'prva-pomoc' })).slice(1)}`;
const marks = `a${'\u0301\u0316'.repeat(4_999)}`;

describe.each<[string, string, Record<string, string>, () => string, number]>([
  ['a form of very many small parts', COURSE_PAGE, MULTIPART, () => `${part('a', '1').repeat(300_000)}--x--`, 413],
  ['a form of very many empty parts', COURSE_PAGE, MULTIPART, () => `${'--x\r\n\r\n\r\n'.repeat(1_500_000)}--x--`, 413],
  ['a form of very many files', COURSE_PAGE, MULTIPART, () => `${part('files', '', 'a').repeat(200_000)}--x--`, 413],
  ['a form of very many fields', '/kontakt', URLENCODED, () => 'a&'.repeat(499_000), 413],
  ['a form of one very long text', COURSE_PAGE, MULTIPART, () => `${part('message', 'a'.repeat(20_000_000))}--x--`, 413],
  ['deeply nested JSON', '/api/sendCourse', JSON_TYPE, () => call('['.repeat(13_000_000)), 422],
  ['JSON of very many items', '/api/sendCourse', JSON_TYPE, () => call(`[${'{},'.repeat(9_000_000)}0]`), 422],
  ['JSON of nothing but escapes', '/api/sendCourse', JSON_TYPE, () => call(`"${'\\u0041'.repeat(4_500_000)}"`), 422],
  ['a message of accents', '/api/sendCourse', JSON_TYPE, () => JSON.stringify(aSignUp({ message: marks })), 422],
  ['a file name of slashes', '/api/sendCourse', JSON_TYPE, () => JSON.stringify(aSignUp({ files: [{ name: '/'.repeat(20_000_000), content: '' }] })), 422],
  ['a sign-in with a password of accents', '/signIn', URLENCODED, () => String(new URLSearchParams({ email: 'a@b.sk', password: 'á\u0316'.repeat(60_000) })), 401],
])('%s', (_what, path, headers, body, status) => {
  test('is refused, and nobody else waits for it', async () => {
    const bytes = Buffer.from(body());
    let answer: Answer | undefined;
    const hold = await longestHold(async () => {
      answer = await post(house, path, headers, bytes);
    });
    expect(answer?.status).toBe(status);
    expect(hold).toBeLessThan(HOLD_MILLISECONDS_MAX);
  });
});
