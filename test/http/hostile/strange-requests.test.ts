import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Client, openClient } from '../client.ts';
import { headers, method, path, query } from './strange-request-parts.ts';

/** A fixed seed, so that a failure can be reproduced; `FUZZ_SEED` tries others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);
const RUNS = Number(process.env.FUZZ_RUNS ?? 600);

describe.each(['SQLite', 'Postgres'])('on %s', (database) => {
  let client: Client;
  let server: Server;

  beforeAll(async () => {
    client = await openClient({
      environment: { DEMO_CONTENT: 'on' },
      postgresUrl: database === 'Postgres' ? inject('postgresUrl') : undefined,
    });
    server = createServer(getRequestListener(client.web.fetch));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await client.close();
  });

  test('every strange request is answered, and none with a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), method, path, query, headers, async (isStaff, method, path, query, headers) => {
        // a signed-in sign-out would end the session of the other requests
        fc.pre(!(isStaff && /signOut/i.test(path)));
        const cookie = isStaff ? [['Cookie', client.staff.cookie] as const] : [];
        const answer = await sendRequest(method, path + query, [
          ...cookie,
          ...headers.filter(([name]) => !isStaff || name !== 'Cookie'),
        ]);
        expect(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? Number.NaN)).toSatisfy(
          (status) => status >= 200 && status < 500,
        );
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: false },
    );
  }, 300_000);

  /** Sends a request unchanged, without a client that would correct it, and reads the whole answer. */
  async function sendRequest(
    method: string,
    target: string,
    headers: (readonly [string, string])[],
  ): Promise<string> {
    const all = new Map([['Host', 'localhost'], ...headers, ['Connection', 'close']] as [string, string][]);
    if (method !== 'GET' && method !== 'HEAD') all.set('Content-Length', '0');
    const lines = [...all].map(([name, value]) => `${name}: ${value}`);
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // the request line must not contain spaces or line ends in the address
    socket.write(`${method} ${target.replace(/[\s]/g, '%20')} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    return await text(socket.setTimeout(20_000, () => socket.destroy(new Error('No answer in 20 s'))));
  }
});
