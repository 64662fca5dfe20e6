import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Client, offer, openClient } from '../client.ts';

export const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };
export const URLENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };
export const JSON_TYPE = { 'Content-Type': 'application/json' };
export const COURSE_PAGE = '/kurzy-a-skolenia/prva-pomoc';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** The product on a real port. */
export interface Listening {
  client: Client;
  server: Server;
  port: number;
}

export async function openServer(postgresUrl?: string): Promise<Listening> {
  const client = await openClient({ postgresUrl, environment: { TRUST_PROXY: 'on' } });
  await offer(client, { id: 'prva-pomoc', slug: '/prva-pomoc', capacity: 0 });
  const server = createServer(getRequestListener(client.web.fetch)).listen(0);
  await once(server, 'listening');
  return { client, server, port: (server.address() as AddressInfo).port };
}

export async function closeServer({ client, server }: Listening): Promise<void> {
  server.closeAllConnections();
  server.close();
  await client.close();
}

/** Sends over a real connection and waits for the peer like a browser; a chunked body does not state its length. */
export function post(
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

/** One part of a multipart form. */
export const part = (name: string, text: string, fileName?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n${text}\r\n`;
