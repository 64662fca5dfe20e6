import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { type ServerProcess, startServer } from '../../server-process.ts';
import { openSilentServer } from '../../smtp.ts';
import { json } from '../client.ts';
import { isRefused, openKeepAliveConnection } from './keep-alive-connection.ts';

let server: ServerProcess;
afterEach(() => server.close());

const seconds = (begun: number) => (performance.now() - begun) / 1_000;

describe('a stopping process', () => {
  test('ends within ten seconds despite half-sent requests, unread answers or a waiting mail server', async () => {
    const silent = await openSilentServer();
    server = await startServer({ SMTP_URL: silent.url, MAIL_FROM: 'kurzy@example.sk', BASE_URL: 'http://localhost' });
    for (let sender = 0; sender < 8; sender += 1) {
      const request = aContact({ email: `niekto${sender}@example.sk` });
      const answer = await fetch(`${server.url}/api/sendContact`, json(request));
      expect(answer.status).toBe(201);
    }
    const { port } = new URL(server.url);
    const halfSent = connect(Number(port), '127.0.0.1', () => {
      halfSent.write('POST /kontakt HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\ncompany=');
    });
    const unread = connect(Number(port), '127.0.0.1', () =>
      unread.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    unread.pause();
    for (const socket of [halfSent, unread]) socket.on('error', () => undefined);
    await fetch(`${server.url}/healthz`);
    const begun = performance.now();
    expect(await server.stop()).toBe(0);
    expect(seconds(begun)).toBeLessThan(10);
    for (const socket of [halfSent, unread]) socket.destroy();
    await silent.close();
  });

  test('does not wait for the rest of request headers or for the first byte', async () => {
    server = await startServer();
    const { port } = new URL(server.url);
    const sockets = ['GET / HTTP/1.1\r\nHost: loc', ''].map((sent) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(sent));
      return socket.on('error', () => undefined);
    });
    await fetch(`${server.url}/healthz`);
    const begun = performance.now();
    expect(await server.stop()).toBe(0);
    // 2 s of notice and 1.5 s of grace
    expect(seconds(begun)).toBeLessThan(5);
    for (const socket of sockets) socket.destroy();
  });

  test('answers received requests, closes idle connections, and refuses new ones', async () => {
    server = await startServer();
    const { sendRequest, close } = openKeepAliveConnection(server.url);
    expect(await sendRequest('/healthz')).toEqual({ status: 200, connection: 'keep-alive' });
    const ended = server.stop();
    await expect.poll(() => isRefused(server.url)).toBe(true);
    // on its existing connection
    expect(await sendRequest('/')).toEqual({ status: 200, connection: 'close' });
    expect(await ended).toBe(0);
    close();
  });
});
