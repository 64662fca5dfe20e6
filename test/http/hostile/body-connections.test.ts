import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSignUp, PDF } from '../client.ts';
import {
  COURSE_PAGE,
  closeServer,
  JSON_TYPE,
  type Listening,
  MULTIPART,
  openServer,
  part,
  post,
  URLENCODED,
} from './listening-server.ts';

let listening: Listening;
beforeAll(async () => {
  listening = await openServer();
});
afterAll(() => closeServer(listening));

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
    'is closed after the answer when %s was not read completely; the next request uses a new one',
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

  test('stays open when the whole body was received', async () => {
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

  test.each([
    ['page', '/blog', 405],
    ['call', '/api/nic', 404],
  ])('is not held open by a refused body of a %s that never ends', async (_what, path, status) => {
    const socket = connect(listening.port);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000000\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
    expect(String(answer)).toMatch(/^connection: close\r$/im);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const sending = setInterval(() => socket.write('a'.repeat(1_000_000)), 1);
    socket.on('error', () => undefined);
    await closed;
    clearInterval(sending);
    expect(socket.bytesWritten).toBeLessThan(100_000_000);
  });

  test('that is cut in the middle of a form stores nothing, and the process keeps running', async () => {
    const before = await listening.client.app.db.selectFrom('signUp').select('id').execute();
    const socket = connect(listening.port);
    socket.end(
      `POST ${COURSE_PAGE} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n${part('firstName', 'Jana')}`,
    );
    await once(socket.resume(), 'close');
    expect((await post(listening, '/api/sendContact', JSON_TYPE, '{}')).status).toBe(422);
    expect(await listening.client.app.db.selectFrom('signUp').select('id').execute()).toHaveLength(before.length);
  });
});

test('of many large calls by several senders each is stored or asked to come again', async () => {
  const files = ['a.pdf', 'b.pdf'].map((name) => ({
    name,
    content: Buffer.alloc(9_000_000, PDF).toString('base64'),
  }));
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, person) =>
      post(
        listening,
        '/api/sendCourse',
        { ...JSON_TYPE, 'X-Forwarded-For': `192.0.2.${person + 10}` },
        JSON.stringify(aSignUp({ courseId: 'prva-pomoc', email: `clovek${person}@example.sk`, files })),
      ).catch(() => undefined),
    ),
  );
  const statuses = answers.map((answer) => [answer?.status, answer?.headers['retry-after']]);
  expect(statuses).toContainEqual([201, undefined]);
  expect(statuses).toContainEqual([503, expect.stringMatching(/^\d+$/)]);
});

describe('a sender of many large bodies at once', () => {
  test('is refused until they end, while other senders and small bodies are accepted', async () => {
    const slow = (sender: string) => {
      const socket = connect(listening.port);
      socket.on('error', () => undefined);
      socket.write(
        `POST /api/sendCourse HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${sender}\r\nContent-Type: application/json\r\nContent-Length: 27000000\r\n\r\n`,
      );
      socket.write('a'.repeat(24_000_000));
      return socket;
    };
    const first = slow('192.0.2.1');
    const second = slow('192.0.2.1');
    // the network decides which of the two is received first
    const [refusal] = await Promise.race([first, second].map((socket) => once(socket, 'data')));
    expect(String(refusal)).toMatch(/^HTTP\/1\.1 503 /);
    expect(String(refusal)).toMatch(/^retry-after: \d+\r$/im);
    for (const sender of ['192.0.2.1', '192.0.2.2']) {
      const answer = await post(listening, '/api/sendContact', { ...JSON_TYPE, 'X-Forwarded-For': sender }, '{}');
      expect(answer.status).toBe(422);
    }
    for (const socket of [first, second]) socket.destroy();
    const again = () =>
      post(listening, '/api/sendCourse', { ...JSON_TYPE, 'X-Forwarded-For': '192.0.2.1' }, 'a'.repeat(27_000_000));
    await expect.poll(async () => (await again()).status, { timeout: 20_000 }).toBe(400);
  });
});
